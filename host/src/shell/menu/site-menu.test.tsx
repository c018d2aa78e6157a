import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Menu } from '../../../config/host-config-schema.ts';
import { SiteMenu } from './site-menu.tsx';

const links = [{ label: 'Programação de cursos', to: '/cursos' }];
const menus: Menu[] = [
  { kind: 'panel', key: 'cursos', label: 'Cursos', lead: '', parent: 'CURSOS', areas: false, links },
];

function Page({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return (
    <MemoryRouter>
      <SiteMenu menus={menus} unfolded={false} />
    </MemoryRouter>
  );
}

/** Clicks on the menu before the effects of its first rendering. */
async function openMenu(): Promise<HTMLDetailsElement> {
  const shown = Promise.withResolvers<void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Page onShown={shown.resolve} />);
  await shown.promise;
  const button = screen.getByText('Cursos');
  button.click();
  return button.closest('details') as HTMLDetailsElement;
}

// Keeps React's own order: `act` would run effects before a click.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

it('stays open when it was clicked before the effects of its first rendering', async () => {
  const panel = await openMenu();
  await vi.waitFor(() => expect(panel.open).toBe(true));
});

it('closes by Esc although it was opened before hydration', async () => {
  const shown = Promise.withResolvers<void>();
  const page = <Page onShown={shown.resolve} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const panel = container.querySelector('details');
  if (panel) panel.open = true;
  // The browser's event has passed.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const root = hydrateRoot(container, page);
  await shown.promise;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await vi.waitFor(() => expect(panel?.open).toBe(false));
  root.unmount();
});

it('stays closed after Esc although the pointer has just arrived', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const panel = await openMenu();
  await vi.waitFor(() => expect(panel.open).toBe(true));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerEnter(panel, { pointerType: 'mouse' });
  fireEvent.keyDown(document, { key: 'Escape' });
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  // React renders in a later task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(panel.open).toBe(false);
});
