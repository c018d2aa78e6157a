import { openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const device = vi.hoisted(() => ({ kept: ['/detalhes/1', '/detalhes/2'] }));

vi.mock('@portal/client/offline/offline-pages', () => ({
  listOfflinePages: async () =>
    device.kept.map((address) => ({ address, title: address, keptAt: 0, owner: null })),
  deleteOfflinePages: async (isMeant: (page: { address: string }) => boolean) => {
    device.kept = device.kept.filter((address) => !isMeant({ address }));
  },
}));

it('a page saved offline can be removed, and the focus stays with the others', async () => {
  const { user } = await openRoute(routes, '/guardados');
  await user.click(await screen.findByRole('button', { name: 'Remover /detalhes/1' }));
  const list = within(screen.getByRole('list', { name: 'Páginas guardadas' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(
    screen.getByRole('button', { name: 'Remover /detalhes/2' }),
  );
});
