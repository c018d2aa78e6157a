import { type ReactNode, useMemo, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { AccessibilityStrip } from './accessibility-strip/accessibility-strip.tsx';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { CookieBar } from './cookie-bar/cookie-bar.tsx';
import { FloatingBanner } from './floating-banner/floating-banner.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { menusWith } from './menu/menus.ts';
import { PlainFooter, PlainHeader } from './plain-parts.tsx';
import { ProgressLine } from './route-change/progress-line.tsx';
import { useRouteFocus } from './route-change/use-route-focus.ts';
import { useServedHead } from './route-change/use-served-head.ts';
import { reloadPage } from './session-watch/logout.ts';
import { LogoutProvider } from './session-watch/logout-context.tsx';
import { SessionWatch } from './session-watch/session-watch.tsx';
import { useBrowserSession } from './session-watch/use-browser-session.ts';
import { useSessionEnd } from './session-watch/use-session-end.ts';
import styles from './shell.module.css';
import { ShellPart } from './shell-part.tsx';
import { ToastRegion } from './toast-region/toast-region.tsx';
import { useHome } from './use-home.ts';

interface ShellProps {
  /** The page. */
  children: ReactNode;
  /** Label of the shell's deployed version, such as 01.01.38. */
  version: string;
  /** Loads the page anew after a logout; replaced in tests. */
  reload?: () => void;
}

/**
 * What stands around every page (A 2.1, A 4). The server renders it for an unknown visitor, with or without the home
 * data; session, cookie bar and floating banner appear once the browser has looked into its storage. Whatever the home
 * data brings is read within a {@link ShellPart}.
 */
export function Shell({ children, version, reload = reloadPage }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useBrowserSession(reload);
  useSessionEnd();
  useRouteFocus(main);
  useServedHead();
  return (
    <LogoutProvider reload={reload}>
      <ProgressLine />
      <ShellPart instead={<PlainHeader />}>
        <Above />
      </ShellPart>
      <main id="conteudo" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ShellPart instead={<PlainFooter />}>
        <Below version={version} />
      </ShellPart>
      <ShellPart>
        <FloatingBanner />
      </ShellPart>
      <SessionWatch />
      <ToastRegion />
      <ScrollRestoration />
    </LogoutProvider>
  );
}

function Above() {
  const { settings, menus } = useShellData();
  return (
    <>
      <CookieBar text={settings.text_cookies} />
      <AccessibilityStrip settings={settings} />
      <SiteHeader settings={settings} menus={menus} />
    </>
  );
}

function Below({ version }: { version: string }) {
  const { settings, menus } = useShellData();
  return (
    <>
      <SiteFooter settings={settings} menus={menus} version={version} />
      <BottomBar />
    </>
  );
}

function useShellData() {
  const { settings, pages } = useHome();
  const menus = useMemo(() => menusWith(pages), [pages]);
  return { settings, menus };
}
