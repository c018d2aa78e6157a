import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, expect, it, vi } from 'vitest';
import { replayEarlyClicks } from './early-clicks.ts';

replayEarlyClicks('root');

const clicked = vi.fn();
const dimmed = new Set<string | null>();
HTMLElement.prototype.animate = function animate(this: HTMLElement) {
  const name = this.textContent;
  dimmed.add(name);
  return { cancel: () => dimmed.delete(name) } as unknown as Animation;
};
let root: Root | null = null;

function Part({ name }: { name: string }) {
  return (
    <button type="button" onClick={() => clicked(name)}>
      {name}
    </button>
  );
}

const page = (Page: ComponentType<{ name: string }>) => (
  <>
    <Part name="shell" />
    <Suspense>
      <Page name="page" />
    </Suspense>
  </>
);

/** Opens a server-rendered page: `start` starts the portal, `come` loads the code of the page. */
async function open() {
  const html = await new Response(await renderToReadableStream(page(Part))).text();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  vi.useFakeTimers();
  const code = Promise.withResolvers<{ default: typeof Part }>();
  const app = page(lazy(() => code.promise));
  const element = document.getElementById('root') as HTMLElement;
  const start = () =>
    act(async () => {
      root = hydrateRoot(element, app);
      document.documentElement.setAttribute('data-shell-hydrated', '');
    });
  return { start, come: () => act(async () => code.resolve({ default: Part })) };
}

const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(async () => {
  await pass(20_000);
  act(() => root?.unmount());
  root = null;
  for (const mark of ['shell-hydrated', 'hydrated']) document.documentElement.removeAttribute(`data-${mark}`);
  clicked.mockReset();
});

it.each<[counts: string, then: () => Promise<unknown>, calls: string[][]]>([
  ['counts once the code of its page has loaded', () => pass(9_900), [['page']]],
  ['is superseded by the next one', async () => clickButton('shell'), [['shell']]],
  ['expires after ten seconds', () => pass(10_100), []],
])('an early click %s', async (_counts, then, calls) => {
  const { start, come } = await open();
  await start();
  clickButton('page');
  expect(clicked).not.toHaveBeenCalled();
  expect(dimmed).toEqual(new Set(['page']));
  await then();
  await come();
  await pass(500);
  expect(clicked.mock.calls).toEqual(calls);
  expect(dimmed).toEqual(new Set());
});

it('ignores what React does not render, once the page has hydrated', () => {
  vi.useFakeTimers();
  document.documentElement.setAttribute('data-hydrated', '');
  document.body.innerHTML = '<div id="root"><button type="button">map</button></div>';
  clickButton('map');
  expect(dimmed).toEqual(new Set());
});

it.each([
  ['post', '', false],
  ['post', 'action="/portal/contato"', true],
])('a form that is sent by %s %s before it is hydrated goes to the server: %s', (method, action, goes) => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="root"><form method="${method}" ${action}><button type="submit">Enviar</button></form></div>`;
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  clickButton('Enviar');
  expect(sent).toHaveBeenCalledTimes(goes ? 1 : 0);
  expect(dimmed).toEqual(new Set(goes ? [] : ['Enviar']));
});
