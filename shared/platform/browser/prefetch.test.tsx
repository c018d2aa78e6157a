import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

const fetchPage = vi.fn(async () => {});
prefetch('/portal', fetchPage);

beforeEach(() => {
  vi.useFakeTimers();
  fetchPage.mockClear();
});

function restOn(link: React.ComponentProps<'a'>, milliseconds = 50) {
  render(
    <a {...link}>
      <b>Cursos</b>
    </a>,
  );
  fireEvent.pointerOver(screen.getByText('Cursos'));
  vi.advanceTimersByTime(milliseconds);
}

it('fetches the page of a link that the pointer rests on', () => {
  restOn({ href: '/portal/cursos?seg=Moda' });
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith('/portal/cursos');
});

it('does not for one that it only passes over', () => {
  restOn({ href: '/portal/cursos' }, 49);
  fireEvent.pointerOver(document.body);
  vi.runAllTimers();
  expect(fetchPage).not.toHaveBeenCalled();
});

it.each<[what: string, link: React.ComponentProps<'a'>, connection?: object]>([
  ['another site', { href: 'https://exemplo.example/cursos' }],
  ['a file', { href: '/storage/termos.pdf' }],
  ['another tab', { href: '/portal/cursos', target: '_blank' }],
  ['no link', {}],
  ['a visitor who saves data', { href: '/portal/cursos' }, { saveData: true }],
])('does not for %s', (_what, link, connection) => {
  if (connection) vi.stubGlobal('navigator', { connection });
  restOn(link);
  expect(fetchPage).not.toHaveBeenCalled();
});
