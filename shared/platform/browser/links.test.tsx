import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { interceptLinks } from './intercept-links.ts';
import { prefetch } from './prefetch.ts';

const navigate = vi.fn(async () => {});
const fetchPage = vi.fn(async () => {});
interceptLinks('/portal', navigate);
prefetch('/portal', fetchPage);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  history.replaceState(null, '', '/portal/noticias');
});

type Link = React.ComponentProps<'a'>;

function show(link: Link): HTMLElement {
  render(
    <main>
      <a {...link}>
        <b>Ver</b>
      </a>
    </main>,
  );
  return screen.getByText('Ver');
}

function restOn(link: Link, milliseconds = 50): void {
  fireEvent.pointerOver(show(link));
  vi.advanceTimersByTime(milliseconds);
}

it.each([
  ['/portal/cursos?seg=Moda#lista', '/cursos?seg=Moda#lista'],
  ['/portal', '/'],
  ['cursos', '/cursos'],
  ['/portal/noticias?page=2#fim', '/noticias?page=2#fim'],
  ['#fim', '/noticias#fim'],
])('a link to %s is followed within the document', (href, to) => {
  // The browser must not follow the link itself.
  expect(fireEvent.click(show({ href }))).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to, { replace: false });
});

it('a fragment link is followed outside of the content too, where other links are left alone', () => {
  render(
    <footer>
      <a href="#fim">Fim</a>
      <a href="/portal/cursos">Cursos</a>
    </footer>,
  );
  expect(fireEvent.click(screen.getByText('Cursos'))).toBe(true);
  expect(fireEvent.click(screen.getByText('Fim'))).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/noticias#fim', { replace: false });
});

it('a second click on a fragment link adds no entry to the history', () => {
  history.replaceState(null, '', '/portal/noticias#fim');
  fireEvent.click(show({ href: '#fim' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/noticias#fim', { replace: true });
});

const page = '/portal/cursos';

it.each<[what: string, link: Link, init?: MouseEventInit]>([
  ['another site', { href: 'https://exemplo.example/portal/cursos' }],
  ['an address that begins alike', { href: '/portal-antigo' }],
  ['a file of the portal', { href: '/portal/assets/icone.svg' }],
  ['characters at the end that may be no part of it', { href: '/portal/detalhes/7.?turma=1' }],
  ['another tab', { href: page, target: '_blank' }],
  ['a download', { href: page, download: true }],
  ['a click with Ctrl', { href: page }, { ctrlKey: true }],
  ['a click with the middle button', { href: page }, { button: 1 }],
  ['what a component has answered', { href: page, onClick: (event) => event.preventDefault() }],
])('a link is left alone: %s', (_what, link, init) => {
  fireEvent.click(show(link), init);
  expect(navigate).not.toHaveBeenCalled();
});

it('a hovered link prefetches its page, and one that the pointer passes over does not', () => {
  restOn({ href: '/portal/cursos?seg=Moda' }, 49);
  fireEvent.pointerOver(document.body);
  vi.runAllTimers();
  expect(fetchPage).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Ver'));
  vi.advanceTimersByTime(50);
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith('/portal/cursos');
});

it.each<[what: string, link: Link, connection?: object]>([
  ['another site', { href: 'https://exemplo.example/cursos' }],
  ['a file', { href: '/storage/termos.pdf' }],
  ['another tab', { href: page, target: '_blank' }],
  ['no link', {}],
  ['a visitor who prefers reduced data', { href: page }, { saveData: true }],
])('a link prefetches nothing: %s', (_what, link, connection) => {
  if (connection) vi.stubGlobal('navigator', { connection });
  restOn(link);
  expect(fetchPage).not.toHaveBeenCalled();
});
