import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const navigate = vi.fn(async () => {});
followLinks('/senac-portal', navigate);

beforeEach(() => {
  navigate.mockClear();
  history.replaceState(null, '', '/senac-portal/noticias');
});

/** @returns whether the browser is left to follow the link itself */
function click(link: React.ReactElement, init?: MouseEventInit): boolean {
  render(<main>{link}</main>);
  return fireEvent.click(screen.getByText('Ver'), init);
}

it.each([
  ['/senac-portal/cursos?seg=Moda#lista', '/cursos?seg=Moda#lista'],
  ['/senac-portal/', '/'],
  ['/senac-portal', '/'],
  ['cursos', '/cursos'],
  ['/senac-portal/noticias?page=2#fim', '/noticias?page=2#fim'],
])('follows %s within the document', (href, to) => {
  const left = click(
    <a href={href}>
      <b>Ver</b>
    </a>,
  );
  expect(left).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to);
});

it.each(['https://exemplo.example/senac-portal/cursos', '/senac-portal-antigo', '/storage/termos.pdf'])(
  'leaves %s to the browser',
  (href) => {
    click(<a href={href}>Ver</a>);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it.each([
  ['a file of the portal', <a key="1" href="/senac-portal/assets/icone.svg" children="Ver" />],
  ['another tab', <a key="2" href="/senac-portal/cursos" target="_blank" rel="noopener" children="Ver" />],
  ['a download', <a key="3" href="/senac-portal/cursos" download children="Ver" />],
  ['a part of the page', <a key="4" href="#fim" children="Ver" />],
])('leaves %s to the browser', (_what, link) => {
  click(link);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    click(<a href="/senac-portal/cursos">Ver</a>, init);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it('leaves what a component has answered', () => {
  click(
    <a href="/senac-portal/cursos" onClick={(event) => event.preventDefault()}>
      Ver
    </a>,
  );
  expect(navigate).not.toHaveBeenCalled();
});
