import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';

const inRouter = (node: ReactNode, at: string) => <MemoryRouter initialEntries={[at]}>{node}</MemoryRouter>;

/** Renders a piece of the page at an address. */
export const renderAt = (node: ReactNode, at = '/'): RenderResult => render(inRouter(node, at));

/** The HTML that the server sends for a piece of the page: what is there without JavaScript. */
export const serverHtml = (node: ReactNode, at = '/'): string => renderToString(inRouter(node, at));

/**
 * Renders on the server, then brings that HTML to life, without an error that React recovers from. It is unmounted with
 * the test at the latest.
 * @param before what a visitor does with the HTML before that
 */
export async function hydrate(node: ReactNode, at = '/', before: (served: HTMLElement) => void = () => {}) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = serverHtml(node, at);
  before(container);
  const recoveredErrors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, inRouter(node, at), {
      onRecoverableError: (error) => recoveredErrors.push(error),
    }),
  );
  const unmount = () => act(async () => root.unmount());
  onTestFinished(unmount);
  expect(recoveredErrors).toEqual([]);
  return { container, unmount };
}
