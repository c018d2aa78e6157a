import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';

const withRouter = (node: ReactNode, at: string) => <MemoryRouter initialEntries={[at]}>{node}</MemoryRouter>;

/** Renders an element at a path. */
export const renderAt = (node: ReactNode, at = '/'): RenderResult => render(withRouter(node, at));

/** Returns an element's server-rendered HTML, as it looks without JavaScript. */
export const serverHtml = (node: ReactNode, at = '/'): string => renderToString(withRouter(node, at));

/**
 * Renders an element on the server and hydrates it, failing on recoverable errors of React. It is unmounted with the
 * test.
 * @param before interacts with the HTML before hydration
 */
export async function hydrate(node: ReactNode, at = '/', before: (served: HTMLElement) => void = () => {}) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = serverHtml(node, at);
  before(container);
  const recoveredErrors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, withRouter(node, at), {
      onRecoverableError: (error) => recoveredErrors.push(error),
    }),
  );
  const unmount = () => act(async () => root.unmount());
  onTestFinished(unmount);
  expect(recoveredErrors).toEqual([]);
  return { container, unmount };
}
