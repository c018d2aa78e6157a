import { dismissToast, useToasts } from '@portal/runtime/toasts';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareBar } from './share-bar.tsx';

afterEach(() => vi.restoreAllMocks());

function Toasts() {
  return useToasts().map(({ id, text, duration }) => (
    <button key={id} type="button" onClick={() => dismissToast(id)}>
      {text} {duration}
    </button>
  ));
}

const bar = (
  <>
    <ShareBar title="Barbeiro" />
    <Toasts />
  </>
);
const copy = () => screen.getByRole('button', { name: 'Copiar link' });

it('shares the current address on the three networks, in a new tab', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(bar);
  expect(recoveredErrors).toEqual([]);
  for (const network of ['WhatsApp', 'Facebook', 'LinkedIn']) {
    const link = screen.getByRole('link', { name: `Compartilhar no ${network} (abre em nova aba)` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(window.location.href);
  }
  expect(await accessibilityProblems(container)).toEqual([]);
  await unmount();
});

it("copies the link and says 'Link copiado para área de transferência.' for 1500 ms", async () => {
  const user = userEvent.setup();
  renderAt(bar);
  await user.click(copy());
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  await user.click(screen.getByText('Link copiado para área de transferência. 1500'));
});

it('says so when the address cannot be copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  renderAt(bar);
  await user.click(copy());
  await user.click(screen.getByText(/Não foi possível copiar/));
});
