import { deleteOfflinePages, listOfflinePages, saveOfflinePage } from '@portal/client/offline/offline-pages';
import { renderAt } from '@portal/tooling/testing/render';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SaveOffline } from './save-offline.tsx';

const able = vi.hoisted(() => ({ canKeep: true }));
vi.mock('@portal/client/offline/offline-pages', () => ({
  supportsOfflinePages: () => able.canKeep,
  saveOfflinePage: vi.fn(async () => {}),
  listOfflinePages: vi.fn(async () => []),
  deleteOfflinePages: vi.fn(async () => {}),
}));

const address = '/senac-portal/detalhes/1?turma=2';
const kept = { address, title: 'Barbeiro', keptAt: Date.parse('2026-11-23T16:05:00-03:00'), owner: null };

beforeEach(() => {
  vi.clearAllMocks();
  able.canKeep = true;
  vi.mocked(listOfflinePages).mockResolvedValue([]);
});

const show = () =>
  renderAt(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <SaveOffline title="Barbeiro" />
      </main>
    </QueryClientProvider>,
    '/detalhes/1?turma=2',
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('updates the copy, and removes it', async () => {
  vi.mocked(listOfflinePages).mockResolvedValue([kept]);
  show();
  await press('Atualizar a cópia');
  await waitFor(() => expect(saveOfflinePage).toHaveBeenCalledOnce());
  vi.mocked(listOfflinePages).mockResolvedValue([]);
  await press('Remover do aparelho');
  expect(await screen.findByRole('button', { name: 'Guardar para ler sem internet' })).toBeVisible();
  const [isMeant] = vi.mocked(deleteOfflinePages).mock.lastCall ?? [];
  expect([isMeant?.(kept), isMeant?.({ ...kept, address: '/senac-portal/outra' })]).toEqual([true, false]);
});

it('reports that the page was not saved, and can be clicked again', async () => {
  vi.mocked(saveOfflinePage).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  show();
  await press('Guardar para ler sem internet');
  expect(await screen.findByRole('alert')).toHaveTextContent('A página não foi guardada');
  await press('Guardar para ler sem internet');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('is hidden if the browser cannot save pages', () => {
  able.canKeep = false;
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
