import { homeQuery } from '@portal/client/home-query';
import { institution } from '@portal/contract/institution';
import { HydrationBoundary, ShellPart, useMenuLinks } from '@portal/platform/browser';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { Link, ScrollRestoration } from 'react-router-dom';
import icon from '../icon.svg';
import { SkipLinks } from './accessibility-strip/accessibility-strip.tsx';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { CookieBar } from './cookie-bar/cookie-bar.tsx';
import { FloatingBanner } from './floating-banner/floating-banner.tsx';
import footer from './footer/site-footer.module.css';
import { SiteFooter } from './footer/site-footer.tsx';
import header from './header/site-header.module.css';
import { SiteHeader } from './header/site-header.tsx';
import { lazyWithFallback } from './lazy-with-fallback.tsx';
import { menusWith } from './menu/menus.ts';
import { ProgressLine, useRouteFocus, useServerHeadCleanup } from './route-change/route-change.tsx';
import { useBrowserSession } from './session-watch/use-browser-session.ts';
import styles from './shell.module.css';
import { RefetchHome, ServerHomeContext, useHome } from './use-home.ts';

const AfterHydration = lazyWithFallback<object>(
  () => import(/* webpackChunkName: "after-hydration" */ './after-hydration.tsx'),
);

interface ShellProps {
  children: ReactNode;
  /** Version label of the shell, such as 01.01.38. */
  version: string;
}

/**
 * Shell around every page (A 2.1, A 4). The server renders it for an anonymous visitor, with or without home data;
 * session, cookie bar and floating banner appear once the browser has read its storage. All home data is read within a
 * {@link ShellPart}.
 */
export function Shell({ children, version }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const [sent] = useState(() => queryClient.getQueryData(homeQuery().queryKey));
  useBrowserSession();
  useRouteFocus(main);
  useServerHeadCleanup();
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={icon} />
      <ProgressLine />
      <RefetchHome />
      <ServerHomeContext value={sent}>
        <ShellTop />
        <main id="conteudo" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <ShellBottom version={version} />
        <ShellPart>
          <FloatingBanner />
        </ShellPart>
      </ServerHomeContext>
      <LateParts />
      <ScrollRestoration />
    </>
  );
}

// Not after the whole page: its code may never arrive, and messages and the session's end do not depend on it.
const LateParts = () => <AfterHydration shown={useHydrated()} />;

const ShellTop = memo(() => (
  <ShellPart fallback={<FallbackHeader />}>
    <HydrationBoundary>
      <Header />
    </HydrationBoundary>
  </ShellPart>
));

const ShellBottom = memo(({ version }: Pick<ShellProps, 'version'>) => (
  <ShellPart fallback={<FallbackFooter />}>
    <HydrationBoundary>
      <Footer version={version} />
    </HydrationBoundary>
  </ShellPart>
));

function Header() {
  const { settings, menus } = useShellData();
  return (
    <>
      <CookieBar text={settings.text_cookies} />
      <SkipLinks />
      <SiteHeader settings={settings} menus={menus} />
    </>
  );
}

function Footer({ version }: Pick<ShellProps, 'version'>) {
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
  const pageLinks = useMenuLinks();
  const menus = useMemo(() => menusWith(pages, pageLinks), [pages, pageLinks]);
  return { settings, menus };
}

/** Replaces a header that failed to render. */
const FallbackHeader = () => (
  <header className={`relative sized ${header.header}`}>
    <nav aria-label="Menu principal" className={`cluster center ${header.row}`}>
      <Link to="/">{institution.name}, página inicial</Link>
      <Link to="/cursos">Cursos</Link>
      <Link to="/psg">Cursos gratuitos (PSG)</Link>
      <Link to="/noticias">Notícias</Link>
      <Link to="/area_do_candidato">Minhas inscrições</Link>
    </nav>
  </header>
);

/** Replaces a footer that failed to render. */
const FallbackFooter = () => (
  <footer className={`mt-12 ${footer.footer}`}>
    <div className={footer.water}>
      <nav aria-label="Ajuda" className={`stack single gap-8 py-6 text-sm ${footer.inner}`}>
        <Link to="/FaleConosco">Fale Conosco</Link>
        <Link to="/faq">Perguntas frequentes</Link>
        <Link to="/politicas">Política de privacidade</Link>
      </nav>
    </div>
  </footer>
);
