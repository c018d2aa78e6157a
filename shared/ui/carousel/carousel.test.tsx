import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt, serverHtml } from '@portal/tooling/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel, RotatingCarousel } from './carousel.tsx';
import { pressEarly } from './press-early.ts';
import type { EngineOptions } from './swiper-engine.ts';
import { ENGINE_DELAY } from './use-engine.ts';

// jsdom lays nothing out: the engine is what Swiper would be asked, and the observer is the window that comes near.
const engine = { play: vi.fn(), pause: vi.fn(), destroy: vi.fn() };
const created = vi.fn();
vi.mock('./swiper-engine.ts', () => ({
  createEngine: (options: EngineOptions) => {
    created(options);
    return engine;
  },
}));

let near: () => void;
let reducedMotion = false;
beforeEach(() => {
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
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
  // A list that is laid out: slides 100 pixels wide, that jumps where it is sent and says so.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  Element.prototype.scrollTo = function (this: Element, options: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll'));
    this.dispatchEvent(new Event('scrollend'));
  };
  Object.assign(window, { onscrollend: null });
  window.innerWidth = 700;
});
afterEach(() => {
  reducedMotion = false;
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const slides = ['Um', 'Dois', 'Três', 'Quatro'].map((label) => ({
  key: label,
  label,
  node: <a href={`/${label}`}>Ver {label}</a>,
}));
/** Brings the carousel into the window and lets the page settle. */
async function arrive() {
  vi.useFakeTimers();
  act(() => near());
  await act(() => vi.advanceTimersByTimeAsync(ENGINE_DELAY));
  vi.useRealTimers();
  await act(() => waitFor(() => expect(created).toHaveBeenCalled()));
}
const track = () => screen.getByRole('list');
const shown = () => track().scrollLeft / 100 + 1;
const rotating = <RotatingCarousel label="Banners" slides={slides} perPage={1} autoplayMs={5000} wrap />;

it('is a named list with all slides and their links before and without JavaScript', async () => {
  const html = serverHtml(<Carousel label="Cursos" slides={slides} />);
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).toContain('href="/Quatro"');
  expect(html).not.toContain('inert');
  const { container } = renderAt(rotating);
  const region = screen.getByRole('region', { name: 'Banners' });
  expect(within(region).getByRole('group', { name: '2 de 4: Dois' })).toBeInTheDocument();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('asks for Swiper when it has come near and the page has settled', async () => {
  renderAt(rotating);
  expect(created).not.toHaveBeenCalled();
  await arrive();
  expect(created).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ wrap: true, delay: 5000 }));
});

it('does not ask for Swiper while the page settles, unless the visitor reaches for the carousel', async () => {
  renderAt(rotating);
  act(() => near());
  expect(created).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('region', { name: 'Banners' }));
  await waitFor(() => expect(created).toHaveBeenCalled());
});

it('moves one card at a time and stops at both ends', async () => {
  renderAt(<Carousel label="Cursos" slides={slides} />);
  const next = screen.getByRole('button', { name: 'Próximo: Cursos' });
  await userEvent.click(screen.getByRole('button', { name: 'Anterior: Cursos (início da lista)' }));
  expect(shown()).toBe(1);
  const places = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.click(next);
    places.push(shown());
  }
  expect(places).toEqual([2, 3, 3, 3]);
  expect(next).toHaveAccessibleName('Próximo: Cursos (fim da lista)');
  expect(next).toHaveFocus();
});

it('makes the slides that are out of sight inert, wherever the list is brought', async () => {
  renderAt(<Carousel label="Cursos" slides={slides} />);
  const inert = () =>
    screen.getAllByRole('listitem', { hidden: true }).map((item) => item.hasAttribute('inert'));
  expect(inert()).toEqual([false, false, true, true]);
  act(() => track().scrollTo({ left: 200 }));
  expect(inert()).toEqual([true, true, false, false]);
});

it('begins another list at its start', () => {
  const { rerender } = renderAt(<Carousel label="Cursos" slides={slides} />);
  act(() => track().scrollTo({ left: 200 }));
  rerender(
    <MemoryRouter>
      <Carousel label="Cursos" slides={[...slides].reverse()} />
    </MemoryRouter>,
  );
  expect(shown()).toBe(1);
  expect(screen.getAllByRole('listitem', { hidden: true })[0]).not.toHaveAttribute('inert');
});

it('remembers the presses of a visitor for whom the page is not alive yet', async () => {
  // The kit's listener as the host sets it, and a list whose width shows two slides.
  document.addEventListener('click', pressEarly);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  const press = (name: RegExp) => within(document.body).getByRole('button', { name }).click();
  const { container, recoveredErrors, unmount } = await hydrate(rotating, '/', () => {
    for (const name of [/^Anterior/, /^Anterior/, /^Próximo/, /^Pausar/]) press(name);
    expect(shown()).toBe(3);
  });
  document.removeEventListener('click', pressEarly);
  expect(recoveredErrors).toEqual([]);
  expect(shown()).toBe(3);
  act(() => near());
  await userEvent.hover(within(container).getByRole('region'));
  await waitFor(() => expect(created).toHaveBeenCalled());
  await userEvent.unhover(within(container).getByRole('region'));
  expect(within(container).getByRole('button', { name: /^Iniciar/ })).toBeInTheDocument();
  expect(engine.play).not.toHaveBeenCalled();
  await unmount();
});

it('takes over a list that is out of sight when it comes near, and has nothing laid out before', async () => {
  const asked = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(200);
  let laidOut = false;
  Object.assign(Element.prototype, { checkVisibility: () => laidOut });
  const { container, unmount } = await hydrate(<Carousel label="Cursos" slides={slides} />);
  expect(asked).not.toHaveBeenCalled();
  laidOut = true;
  act(() => near());
  expect(within(container).getByText('Três,')).toBeInTheDocument();
  await unmount();
});

it('counts a step that Swiper takes by itself from its beginning', async () => {
  renderAt(rotating);
  await arrive();
  act(() => created.mock.lastCall?.[0].onStep());
  expect(screen.getByText('Dois,')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Próximo: Banners' }));
  expect(shown()).toBe(3);
});

it('rotates in silence until it is paused by the first button, and again when asked', async () => {
  renderAt(rotating);
  const status = screen.getByText('Um,').parentElement;
  await arrive();
  expect(engine.play).toHaveBeenCalledOnce();
  expect(status).toHaveAttribute('aria-live', 'off');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Pausar a troca automática: Banners' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(engine.pause).toHaveBeenCalled();
  expect(status).toHaveAttribute('aria-live', 'polite');
  engine.play.mockClear();
  await userEvent.click(screen.getByRole('button', { name: /Iniciar/ }));
  expect(engine.play).toHaveBeenCalledOnce();
});

it('stops under the pointer and while the focus is inside, and goes on after it', async () => {
  renderAt(rotating);
  await arrive();
  await userEvent.hover(screen.getByRole('link', { name: 'Ver Um' }));
  expect(engine.pause).toHaveBeenCalledOnce();
  await userEvent.unhover(screen.getByRole('region'));
  expect(engine.play).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  expect(engine.pause).toHaveBeenCalledTimes(2);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(engine.play).toHaveBeenCalledTimes(3);
});

it('does not rotate by itself under reduced motion', async () => {
  reducedMotion = true;
  renderAt(rotating);
  await arrive();
  expect(engine.play).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /Iniciar/ })).toBeInTheDocument();
});
