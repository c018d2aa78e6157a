import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt, serverHtml } from '@portal/tooling/testing/render';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

/** Pixels; a window shows two slides. */
const SLIDE = 100;

// jsdom has no layout.
let near: (() => void) | undefined;
beforeEach(() => {
  near = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2 * SLIDE);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SLIDE, 50));
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(4 * SLIDE);
  Element.prototype.scrollTo = function (this: Element, options: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
});
/** Simulates a device that matches a media query. */
const matching = (asked: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === asked,
    addEventListener() {},
    removeEventListener() {},
  }));

const user = userEvent.setup();
const slides = ['Um', 'Dois', 'Três', 'Quatro'].map((label) => ({
  key: label,
  label,
  node: <a href={`/${label}`}>Ver {label}</a>,
}));
const courses = <Carousel label="Cursos" slides={slides} />;
const banners = <Carousel label="Banners" slides={slides} autoplayMs={5000} />;

/** Scrolls the carousel near the viewport. */
const arrive = () => act(() => near?.());
function show(carousel: ReactNode) {
  const view = renderAt(carousel);
  arrive();
  return view;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const status = () => screen.getByText('/').parentElement;
const button = (name: RegExp) => screen.getByRole('button', { name });
const viewport = () => screen.getByRole('list').parentElement as HTMLElement;

it('is a named list with all slides and their links before and without JavaScript', async () => {
  const html = serverHtml(courses);
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).toContain('href="/Quatro"');
  const { container } = renderAt(banners);
  const region = screen.getByRole('region', { name: 'Banners' });
  expect(within(region).getByRole('group', { name: '2 de 4: Dois' })).toBeInTheDocument();
  arrive();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('moves one card at a time and stops at both ends, where the buttons keep their focus', async () => {
  show(courses);
  expect(button(/^Anterior/)).toHaveAccessibleName('Anterior: Cursos (início da lista)');
  const seen = [];
  for (let press = 0; press < 4; press += 1) {
    await user.click(button(/^Próximo/));
    seen.push(status()?.textContent);
  }
  expect(seen).toEqual(['Dois, 2 de /4', 'Três, 3 de /4', 'Três, 3 de /4', 'Três, 3 de /4']);
  expect(button(/^Próximo/)).toHaveAccessibleName('Próximo: Cursos (fim da lista)');
  expect(button(/^Próximo/)).toHaveAttribute('aria-disabled', 'true');
  expect(button(/^Próximo/)).toHaveFocus();
  await user.click(button(/^Anterior/));
  expect(status()).toHaveTextContent('Dois, 2 de /4');
  expect(button(/^Próximo/)).toHaveAccessibleName('Próximo: Cursos');
});

it('wraps where it rotates, with the pause button first in tab order', async () => {
  show(banners);
  await user.tab();
  expect(button(/^Pausar a troca automática: Banners/)).toHaveFocus();
  await user.click(button(/^Anterior/));
  expect(status()).toHaveTextContent('Quatro, 4 de /4');
  await user.click(button(/^Próximo/));
  expect(status()).toHaveTextContent('Um, 1 de /4');
});

it('begins another list at its start', async () => {
  const { rerender } = show(courses);
  await user.click(button(/^Próximo/));
  const reversed = <Carousel label="Cursos" slides={[...slides].reverse()} />;
  rerender(<MemoryRouter>{reversed}</MemoryRouter>);
  expect(status()).toHaveTextContent('Quatro, 1 de /4');
});

it('counts every click of a row, however fast they follow each other, and leaves passed cards out of reach', async () => {
  renderAt(courses);
  const ends: unknown[] = [];
  // A smooth scroll has only begun at the next click.
  Element.prototype.scrollTo = function (this: Element, options: unknown) {
    ends.push((options as ScrollToOptions).left);
    this.scrollLeft += 1;
    this.dispatchEvent(new Event('scroll'));
  };
  fireEvent.click(button(/^Próximo/));
  fireEvent.click(button(/^Próximo/));
  expect(ends).toEqual([SLIDE, 2 * SLIDE]);
  expect(status()).toHaveTextContent('Três, 3 de /4');
  const inert = [...viewport().querySelectorAll('li')].map((item) => item.hasAttribute('inert'));
  expect(inert).toEqual([true, true, false, false]);
});

it('rotates in silence until it is paused, again when asked, and no more once its page is left', async () => {
  vi.useFakeTimers();
  const { unmount } = show(banners);
  expect(status()).toHaveAttribute('aria-live', 'off');
  await pass(4_900);
  expect(status()).toHaveTextContent('Um, 1 de /4');
  await pass(200);
  expect(status()).toHaveTextContent('Dois, 2 de /4');
  fireEvent.click(button(/^Pausar/));
  expect(status()).toHaveAttribute('aria-live', 'polite');
  await pass(6_000);
  expect(status()).toHaveTextContent('Dois, 2 de /4');
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  fireEvent.click(button(/^Iniciar/));
  await pass(5_100);
  expect(status()).toHaveTextContent('Três, 3 de /4');
  expect(unmount).not.toThrow();
  await pass(6_000);
});

it('stops under the pointer and while the focus is inside or in a dialog over it, and then continues', async () => {
  vi.useFakeTimers();
  show(
    <>
      {banners}
      <dialog open>
        <button type="button">Fechar</button>
      </dialog>
    </>,
  );
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  await pass(6_000);
  expect(status()).toHaveTextContent('Um, 1 de /4');
  act(() => screen.getByRole('link', { name: 'Ver Um' }).focus());
  fireEvent.pointerLeave(screen.getByRole('region'));
  await pass(6_000);
  expect(status()).toHaveTextContent('Um, 1 de /4');
  act(() => button(/^Fechar/).focus());
  await pass(6_000);
  expect(status()).toHaveTextContent('Um, 1 de /4');
  act(() => screen.getByRole('link', { name: 'Ver Um' }).focus());
  act(() => (document.activeElement as HTMLElement).blur());
  await pass(5_100);
  expect(status()).toHaveTextContent('Dois, 2 de /4');
});

it('does not rotate by itself under reduced motion', async () => {
  vi.useFakeTimers();
  matching('(prefers-reduced-motion: reduce)');
  show(banners);
  await pass(6_000);
  expect(status()).toHaveTextContent('Um, 1 de /4');
  expect(button(/^Iniciar/)).toBeInTheDocument();
});
