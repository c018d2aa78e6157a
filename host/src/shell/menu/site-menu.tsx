import { useCurrentMenu } from '@portal/platform/browser';
import { areas } from '@portal/ui/area';
import { ArrowUpRight } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Menu } from '../../../config/host-config-schema.ts';
import { ExternalLink } from '../external-link.tsx';
import { MenuLink } from '../menu-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { currentMenu } from './menus.ts';
import styles from './site-menu.module.css';
import { useMenuBar } from './use-menu-bar.ts';

const BUTTON = `flex center gap-1 semibold plain ${styles.button}`;

interface SiteMenuProps {
  menus: readonly Menu[];
  /** Whether the narrow layout shows the menu; the wide one always does. */
  unfolded: boolean;
}

/**
 * The menus: disclosures above the equator line, on which a sun marks the current one; a list of disclosures in the
 * narrow layout. `<details>` works without JavaScript.
 */
export function SiteMenu({ menus, unfolded }: SiteMenuProps) {
  const bar = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const current = currentMenu(menus, useCurrentMenu(), pathname);
  const { open, click, follow, hover } = useMenuBar(bar);
  return (
    <nav id="menu" aria-label="Menu principal" tabIndex={-1} className={styles.menu} data-unfolded={unfolded}>
      <ul ref={bar} className={`container ${styles.bar}`}>
        {menus.map((menu) => (
          <li
            key={menu.key}
            className={styles.entry}
            data-current={menu.key === current}
            data-wide={menu.kind === 'panel' && menu.areas}
          >
            {menu.kind === 'panel' && (
              <details
                name="menu-principal"
                open={open === menu.key}
                onToggle={(event) => follow(menu.key, event.currentTarget.open)}
                {...hover(menu.key)}
              >
                <MenuButton className={BUTTON} onClick={() => click(menu.key)}>
                  {menu.label}
                  {menu.key === current && <span className="visuallyHidden"> (seção atual)</span>}
                </MenuButton>
                <MenuPanel menu={menu} />
              </details>
            )}
            {menu.kind === 'link' && (
              <MenuLink to={menu.to} menu={menu.key} className={BUTTON}>
                {menu.label}
              </MenuLink>
            )}
            {menu.kind === 'external' && (
              <ExternalLink href={menu.href} className={BUTTON}>
                {menu.label}
                <ArrowUpRight aria-hidden="true" />
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuPanel({ menu }: { menu: Extract<Menu, { kind: 'panel' }> }) {
  return (
    <div className={styles.panel}>
      <div className={styles.panelInner}>
        {menu.areas && <AreaTiles />}
        <div className={styles.links}>
          <p className={`text-sm semibold ${styles.lead}`}>{menu.lead}</p>
          <ul className="stack gap-0">
            {menu.links.map(({ label, to }) => (
              <li key={to}>
                <MenuLink to={to} className="targetRow plain">
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** The eight areas as a weave of uneven tiles, each with its colour, name and pattern (A 2.2). */
function AreaTiles() {
  return (
    <ul className={`stack sized ${styles.weave}`} aria-label="Cursos por área">
      {areas.map(({ slug, name }) => (
        <li key={slug} data-area={slug}>
          <Link
            to={`/cursos?${new URLSearchParams({ seg: name })}`}
            className={`relative flex alignEnd tall clip plain heading ${styles.tile}`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
