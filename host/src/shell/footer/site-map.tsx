import { Link } from 'react-router-dom';
import type { Menu } from '../../../config/host-config-schema.ts';
import { ExternalLink } from '../external-link.tsx';
import styles from './site-footer.module.css';

/** Lists every menu with all its links, expanded for visitors and search engines (A 2.1, "site map"). */
export function SiteMap({ menus }: { menus: readonly Menu[] }) {
  const panels = menus.filter((menu) => menu.kind === 'panel');
  return (
    <nav id="mapa-do-site" aria-labelledby="titulo-mapa-do-site">
      <h2 id="titulo-mapa-do-site" className="visuallyHidden">
        Mapa do site
      </h2>
      <div className={styles.groups}>
        {panels.map((menu) => (
          <section key={menu.key} aria-labelledby={`mapa-${menu.key}`}>
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
        <section aria-labelledby="mapa-atendimento">
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
