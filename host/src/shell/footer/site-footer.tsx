import { fileUrl } from '@portal/client/addresses/file-url';
import { reviseCookies } from '@portal/client/session';
import { now } from '@portal/contract/clock';
import { localYear } from '@portal/contract/format/calendar';
import { formatTaxId } from '@portal/contract/format/mask';
import { institution } from '@portal/contract/institution';
import { Link } from 'react-router-dom';
import type { Menu } from '../../../config/host-config-schema.ts';
import { ExternalLink } from '../external-link.tsx';
import { Logo } from '../logo/logo.tsx';
import { SocialLinks } from '../social/social-links.tsx';
import type { ShellData } from '../use-home.ts';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  settings: ShellData['settings'];
  menus: readonly Menu[];
  version: string;
}

/** Footer of every page (A 2.1): the river below the line. */
export function SiteFooter({ settings, menus, version }: SiteFooterProps) {
  const name = settings.name || institution.name;
  const terms = fileUrl(settings.terms);
  return (
    <footer className={`mt-12 ${styles.footer}`}>
      <RiverBands />
      <div className={styles.water}>
        <div className={`container stack single gap-8 py-6 text-sm ${styles.inner}`}>
          <div className="stack start top">
            <Logo path={settings.footer_logo} name={name} ground="night" />
            <p className={styles.text}>{settings.footer || institution.about}</p>
            <SocialLinks settings={settings} />
          </div>
          <SiteMap menus={menus} />
          <nav aria-label="Ajuda e acesso" className={`gap-x-6 ${styles.help}`}>
            <section className={styles.group} aria-labelledby="rodape-ajuda">
              <h2 id="rodape-ajuda">Ajuda</h2>
              <ul>
                <li>
                  <Link to="/faq">Perguntas frequentes</Link>
                </li>
                <li>
                  <Link to="/guardados">Guardados neste aparelho</Link>
                </li>
                <li>
                  <Link to="/politicas">Política de privacidade</Link>
                </li>
                {terms && (
                  <li>
                    <ExternalLink href={terms}>Termos de uso</ExternalLink>
                  </li>
                )}
                <li>
                  <button type="button" onClick={reviseCookies}>
                    Rever cookies
                  </button>
                </li>
              </ul>
            </section>
            <section className={styles.group} aria-labelledby="rodape-acesso">
              <h2 id="rodape-acesso">Acesso interno</h2>
              <ul>
                <li>
                  <Link to="/login">Entrar</Link>
                </li>
                <li>
                  <ExternalLink href={institution.addresses.studentPortal}>Portal do aluno</ExternalLink>
                </li>
                <li>
                  <ExternalLink href={institution.addresses.webmail}>Webmail</ExternalLink>
                </li>
                <li>
                  <ExternalLink href={institution.addresses.intranet}>Intranet</ExternalLink>
                </li>
              </ul>
            </section>
          </nav>
          <p className={`cluster tabular pt-4 ${styles.rights}`}>
            {/* On New Year's Eve the server may be a year behind the browser. */}
            <span suppressHydrationWarning>{`© ${localYear(now())} ${name}`}</span>
            {settings.nif && <span>{`CNPJ ${formatTaxId(settings.nif)}`}</span>}
            <span className="push">{`Versão ${version}`}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Upper edge of the footer: a half-set sun and the first waves of the river. */
function RiverBands() {
  return (
    <div className={`relative clip ${styles.bands}`} aria-hidden="true">
      <span className={styles.sun} />
      <svg viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.far}
          d="M0 14q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v26H0z"
        />
        <path className={styles.near} d="M0 28q75-14 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v12H0z" />
      </svg>
    </div>
  );
}

/** Lists every menu with all its links, expanded for visitors and search engines (A 2.1, "site map"). */
function SiteMap({ menus }: { menus: readonly Menu[] }) {
  const panels = menus.filter((menu) => menu.kind === 'panel');
  return (
    <nav id="mapa-do-site" aria-labelledby="titulo-mapa-do-site">
      <h2 id="titulo-mapa-do-site" className="visuallyHidden">
        Mapa do site
      </h2>
      <div className={`gap-x-6 ${styles.groups}`}>
        {panels.map((menu) => (
          <section key={menu.key} className={styles.group} aria-labelledby={`mapa-${menu.key}`}>
            <h3 id={`mapa-${menu.key}`}>{menu.label}</h3>
            <ul>
              {menu.links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.group} aria-labelledby="mapa-atendimento">
          <h3 id="mapa-atendimento">Atendimento</h3>
          <ul>
            {menus.map((menu) => (
              <SingleLink key={menu.key} menu={menu} />
            ))}
          </ul>
        </section>
      </div>
    </nav>
  );
}

function SingleLink({ menu }: { menu: Menu }) {
  if (menu.kind === 'panel') return null;
  return (
    <li>
      {menu.kind === 'link' ? (
        <Link to={menu.to}>{menu.label}</Link>
      ) : (
        <ExternalLink href={menu.href}>{menu.label}</ExternalLink>
      )}
    </li>
  );
}
