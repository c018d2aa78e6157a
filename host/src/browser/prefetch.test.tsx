import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

const fetchPage = vi.fn(async () => {});
prefetch('/senac-portal', fetchPage);

beforeEach(() => {
  vi.useFakeTimers();
  fetchPage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function restOn(link: React.ReactElement, milliseconds = 100) {
  render(link);
  fireEvent.pointerOver(screen.getByText('Cursos'));
  vi.advanceTimersByTime(milliseconds);
}

it('fetches the page of a link that the pointer rests on', () => {
  restOn(
    <a href="/senac-portal/cursos?seg=Moda">
      <b>Cursos</b>
    </a>,
  );
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith('/senac-portal/cursos');
});

it('does not for one that it only passes over', () => {
  restOn(<a href="/senac-portal/cursos">Cursos</a>, 40);
  fireEvent.pointerOver(document.body);
  vi.advanceTimersByTime(100);
  expect(fetchPage).not.toHaveBeenCalled();
});

it.each([
  [
    'another site',
    <a key="1" href="https://exemplo.example/cursos">
      Cursos
    </a>,
  ],
  [
    'a file',
    <a key="4" href="/storage/termos.pdf">
      Cursos
    </a>,
  ],
  [
    'another tab',
    <a key="2" href="/senac-portal/cursos" target="_blank" rel="noopener">
      Cursos
    </a>,
  ],
  ['no link', <p key="3">Cursos</p>],
])('does not for %s', (_what, element) => {
  restOn(element);
  expect(fetchPage).not.toHaveBeenCalled();
});

it('does not where the visitor saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  restOn(<a href="/senac-portal/cursos">Cursos</a>);
  expect(fetchPage).not.toHaveBeenCalled();
});
