import { institution } from '@portal/contract/institution';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Menu } from '../../../config/host-config-schema.ts';
import { AccessibilityStrip } from '../accessibility-strip/accessibility-strip.tsx';
import { Logo } from '../logo/logo.tsx';
import { SiteMenu } from '../menu/site-menu.tsx';
import type { ShellData } from '../use-home.ts';
import { PortalAccess } from './portal-access.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  settings: ShellData['settings'];
  menus: readonly Menu[];
}

/** Logo, text size and theme, search, portal button and menus, above the equator line (A 2.1). */
export function SiteHeader({ settings, menus }: SiteHeaderProps) {
  const { key: locationKey } = useLocation();
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const unfolded = unfoldedAt === locationKey;
  const toggle = useRef<HTMLButtonElement>(null);

  /** Esc closes an open panel first, then the menu that contains it. */
  function foldOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== 'Escape' || !unfolded || currentTarget.querySelector('details[open]')) return;
    setUnfoldedAt(null);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles key events of focused descendants
    <header className={`relative sized ${styles.header}`} onKeyDown={foldOnEscape}>
      <div className={`container cluster center ${styles.row}`}>
        <Link to="/" className={`target plain shrinks ${styles.home}`}>
          <Logo
            path={settings.logo}
            nightPath={settings.footer_logo}
            name={`${settings.name || institution.name}, página inicial`}
          />
        </Link>
        <AccessibilityStrip settings={settings} />
        <button
          ref={toggle}
          type="button"
          className={`target framed rounded semibold ${styles.toggle}`}
          aria-expanded={unfolded}
          aria-controls="menu"
          onClick={() => setUnfoldedAt(unfolded ? null : locationKey)}
        >
          {unfolded ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          Menu
        </button>
        <div className={`shrinks ${styles.search}`}>
          <SearchBox />
        </div>
        <PortalAccess />
      </div>
      <SiteMenu menus={menus} unfolded={unfolded} />
    </header>
  );
}
