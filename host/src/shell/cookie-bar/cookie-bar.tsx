import { answerCookies, type Consent, useConsent } from '@portal/client/session';
import { Button } from '@portal/ui/button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { focusOn } from '../focus-link.tsx';
import styles from './cookie-bar.module.css';

const COOKIE_TEXT =
  'Usamos cookies necessários para o portal funcionar. Com a sua permissão, mostramos também conteúdos de redes sociais, que usam cookies de terceiros.';

/**
 * Asks once for consent (A 4, Cookie bar), first in the tab order; rejecting is as easy as accepting. When reopened, it
 * takes the focus, because a visitor requested it.
 * @param text the institution's text, `settings.text_cookies`
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
    // A wrapper of its own: inserting the question next to the page's parts would make the browser restyle them.
    <div data-cookie-question={asks || undefined}>
      {asks && (
        <section ref={bar} className={`cluster center between ${styles.bar}`} aria-label="Aviso de cookies">
          <p className={`measure text-sm ${styles.text}`}>
            <WithPolicy text={text || COOKIE_TEXT} />
          </p>
          <div className={`cluster gap-2 ${styles.answers}`}>
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

/** Links the policy where the text mentions it, or after the text. */
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
