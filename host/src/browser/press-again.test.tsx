import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearPresses } from './hear-presses.ts';
import { pressAgain } from './press-again.ts';

hearPresses('root', pressAgain);

const pressed = vi.fn();
/** Buttons that look as if something were to come. */
const dimmed = new Set<string | null>();
HTMLElement.prototype.animate = function animate(this: HTMLElement) {
  const name = this.textContent;
  dimmed.add(name);
  return { cancel: () => dimmed.delete(name) } as unknown as Animation;
};
let root: Root;

function Part({ name }: { name: string }) {
  return (
    <button type="button" onClick={() => pressed(name)}>
      {name}
    </button>
  );
}

const ofServer = (
  <>
    <Part name="shell" />
    <Suspense>
      <Part name="page" />
    </Suspense>
  </>
);

/** The same in the browser: the page's code comes when the returned function is called. */
function inBrowser() {
  const code = Promise.withResolvers<{ default: typeof Part }>();
  const Page = lazy(() => code.promise);
  const app = (
    <>
      <Part name="shell" />
      <Suspense>
        <Page name="page" />
      </Suspense>
    </>
  );
  const element = document.getElementById('root') as HTMLElement;
  return {
    start: () =>
      act(async () => {
        root = hydrateRoot(element, app);
      }),
    come: () => act(async () => code.resolve({ default: Part })),
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  const html = await new Response(await renderToReadableStream(ofServer)).text();
  document.body.innerHTML = `<div id="root">${html}</div><p>outside</p>`;
  vi.useFakeTimers();
});

afterEach(async () => {
  await pass(20_000);
  act(() => root?.unmount());
  document.documentElement.removeAttribute('data-hydrated');
  vi.useRealTimers();
  pressed.mockReset();
});

describe('a press before its part is alive', () => {
  it('counts once the script has come', async () => {
    const { start } = inBrowser();
    press('shell');
    press('shell');
    expect(dimmed).toEqual(new Set(['shell']));
    await pass(500);
    expect(pressed).not.toHaveBeenCalled();
    await start();
    await pass(500);
    expect(pressed.mock.calls).toEqual([['shell']]);
    expect(dimmed).toEqual(new Set());
  });

  it('counts once the code of its page has come', async () => {
    const { start, come } = inBrowser();
    await start();
    press('page');
    await pass(500);
    expect(pressed).not.toHaveBeenCalled();
    await come();
    await pass(500);
    expect(pressed.mock.calls).toEqual([['page']]);
  });

  it('gives way to the next one', async () => {
    const { start, come } = inBrowser();
    await start();
    press('page');
    press('shell');
    await come();
    await pass(500);
    expect(pressed.mock.calls).toEqual([['shell']]);
  });

  it('is forgotten after ten seconds', async () => {
    const { start, come } = inBrowser();
    await start();
    press('page');
    await pass(10_100);
    await come();
    await pass(500);
    expect(pressed).not.toHaveBeenCalled();
    expect(dimmed).toEqual(new Set());
  });
});

it('leaves alone what is not React’s, once all is alive', async () => {
  document.documentElement.setAttribute('data-hydrated', '');
  document.body.innerHTML = '<div id="root"><button type="button">map</button></div>';
  press('map');
  expect(dimmed).toEqual(new Set());
});

it('a press that is answered counts once', async () => {
  const { start, come } = inBrowser();
  await start();
  await come();
  press('page');
  await pass(500);
  expect(pressed.mock.calls).toEqual([['page']]);
});
