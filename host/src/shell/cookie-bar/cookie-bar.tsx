import { answerCookies, type Consent, useConsent } from '@portal/shared/session';
import { Button } from '@portal/ui/button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { focusOn } from '../focus-link.tsx';
import styles from './cookie-bar.module.css';

const COOKIE_TEXT =
  'Usamos cookies necessários para o portal funcionar. Com a sua permissão, mostramos também conteúdos de redes sociais, que usam cookies de terceiros.';

/**
 * Asks once for consent (A 4, Cookie bar), first of all for the keyboard; refusing is as easy as accepting. Shown again, it takes the focus, because
 * somebody asked for it.
 *
 * @param text the institution's words, `settings.text_cookies`
 */
export function CookieBar({ text }: { text: string | null | undefined }) {
  const consent = useConsent();
  const bar = useRef<HTMLElement>(null);
  const before = useRef<Consent | 'unknown'>(consent);

  useEffect(() => {
    const revised = before.current === 'accepted' || before.current === 'rejected';
    if (consent === 'unset' && revised && bar.current) focusOn(bar.current);
    before.current = consent;
  }, [consent]);

  const asks = consent === 'unset';
  return (
    // The question comes into a place of its own: beside all parts of the page it would have the browser style them anew.
    <div data-cookie-question={asks || undefined}>
      {asks && (
        <section ref={bar} className={styles.bar} aria-label="Aviso de cookies">
          <p className={styles.text}>
            <WithPolicy text={text || COOKIE_TEXT} />
          </p>
          <div className={styles.answers}>
            <Button variant="secondary" onClick={() => answerCookies('rejected')}>
              Rejeitar não necessários
            </Button>
            <Button variant="secondary" onClick={() => answerCookies('accepted')}>
              Aceitar
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

/** The words with the way to the policy: where they name it, else after them. */
function WithPolicy({ text }: { text: string }) {
  const [before = '', name = 'Política de privacidade', ...after] = text.split(
    /(pol[ií]tica de privacidade)/i,
  );
  return (
    <>
      {before} <Link to="/politicas">{name}</Link>
      {after.join('')}
    </>
  );
}
