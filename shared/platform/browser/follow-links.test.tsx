import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const navigate = vi.fn(async () => {});
followLinks('/portal', navigate);

beforeEach(() => {
  navigate.mockClear();
  history.replaceState(null, '', '/portal/noticias');
});

type Link = React.ComponentProps<'a'>;

/** @returns whether the browser is left to follow the link itself */
function click(link: Link, init?: MouseEventInit): boolean {
  render(
    <main>
      <a {...link}>
        <b>Ver</b>
      </a>
    </main>,
  );
  return fireEvent.click(screen.getByText('Ver'), init);
}

it.each([
  ['/portal/cursos?seg=Moda#lista', '/cursos?seg=Moda#lista'],
  ['/portal', '/'],
  ['cursos', '/cursos'],
  ['/portal/noticias?page=2#fim', '/noticias?page=2#fim'],
])('follows %s within the document', (href, to) => {
  expect(click({ href })).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to);
});

const page = '/portal/cursos';

it.each<[what: string, link: Link, init?: MouseEventInit]>([
  ['another site', { href: 'https://exemplo.example/portal/cursos' }],
  ['an address that begins alike', { href: '/portal-antigo' }],
  ['a file of the portal', { href: '/portal/assets/icone.svg' }],
  ['another tab', { href: page, target: '_blank' }],
  ['a download', { href: page, download: true }],
  ['a part of the page', { href: '#fim' }],
  ['a click with Ctrl', { href: page }, { ctrlKey: true }],
  ['a click with Command', { href: page }, { metaKey: true }],
  ['a click with Shift', { href: page }, { shiftKey: true }],
  ['a click with Alt', { href: page }, { altKey: true }],
  ['a click with the middle button', { href: page }, { button: 1 }],
  ['what a component has answered', { href: page, onClick: (event) => event.preventDefault() }],
])('leaves %s alone', (_what, link, init) => {
  click(link, init);
  expect(navigate).not.toHaveBeenCalled();
});
