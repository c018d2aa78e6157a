import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt } from '@portal/tooling/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PdfDialog } from './pdf-dialog.tsx';
import type { PdfPagesProps } from './pdf-pages.tsx';

/** jsdom has no workers or canvases: a browser test covers the pages. */
const reader = vi.hoisted(() => ({ fault: null as 'document' | 'reader' | null, unavailable: false }));
vi.mock('./pdf-pages.tsx', () => ({
  pdfWorker: () => {
    if (reader.unavailable) throw new Error('no workers here');
  },
  PdfPages: ({ url, onLoad, onError }: PdfPagesProps) => {
    useEffect(() => {
      if (reader.fault) onError(reader.fault);
      else onLoad();
    }, [onLoad, onError]);
    return <p>Páginas de {url}</p>;
  },
}));

/** Simulates the response for the file. */
const fileAnswers = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));

beforeEach(() => {
  reader.fault = null;
  reader.unavailable = false;
});

const url = '/storage/termos.pdf';
const dialog = (props: Partial<Parameters<typeof PdfDialog>[0]>) => (
  <PdfDialog open document={{ kind: 'known', url }} title="Termos de uso" onClose={() => {}} {...props} />
);

const acceptButton = () => screen.getByRole('button', { name: 'Aceitar' });

it('shows the pages and the file, and is accepted only then', async () => {
  const accept = vi.fn();
  renderAt(dialog({ onAccept: accept }));
  acceptButton().click();
  expect(accept).not.toHaveBeenCalled();
  expect(acceptButton()).toHaveAccessibleDescription('Aguarde o documento abrir.');
  expect(screen.getByRole('status')).toHaveTextContent('Carregando o documento…');
  expect(await screen.findByText('Páginas de /storage/termos.pdf')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o arquivo (abre em nova aba)' })).toHaveAttribute(
    'href',
    url,
  );
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  await waitFor(() => expect(acceptButton()).not.toHaveAttribute('aria-disabled'));
  acceptButton().click();
  expect(accept).toHaveBeenCalledOnce();
});

it('offers the file and a retry when it cannot be shown', async () => {
  reader.fault = 'document';
  const accept = vi.fn();
  renderAt(dialog({ onAccept: accept }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível mostrar o documento aqui.');
  expect(screen.getByRole('link', { name: /Abrir o arquivo/ })).toBeVisible();
  await userEvent.click(acceptButton());
  expect(accept).not.toHaveBeenCalled();
  expect(acceptButton()).toHaveAccessibleDescription(
    'O documento não abriu: tente de novo antes de aceitar.',
  );
  reader.fault = null;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Páginas de /storage/termos.pdf')).toBeVisible();
  await waitFor(() => expect(acceptButton()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(acceptButton());
  expect(accept).toHaveBeenCalledOnce();
});

it('is not accepted until the server returns its URL', async () => {
  const accept = vi.fn();
  const reload = vi.fn();
  renderAt(dialog({ document: { kind: 'unknown', reload }, onAccept: accept }));
  await userEvent.click(acceptButton());
  expect(accept).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['can be started', () => (reader.unavailable = true)],
  ['goes on', () => (reader.fault = 'reader')],
])('offers the file where no reader %s, which may be accepted if it is there', async (_, stop) => {
  stop();
  fileAnswers(200);
  const { unmount } = renderAt(dialog({ onAccept: () => {} }));
  expect(await screen.findByText('Abra o arquivo para ler.')).toBeVisible();
  await waitFor(() => expect(acceptButton()).not.toHaveAttribute('aria-disabled'));
  unmount();
  fileAnswers(404);
  renderAt(dialog({ onAccept: () => {} }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível mostrar o documento aqui.');
  expect(acceptButton()).toHaveAttribute('aria-disabled');
});

it('treats a file that never arrives as missing', async () => {
  reader.unavailable = true;
  const silent = AbortSignal.abort();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(silent);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal === silent ? Promise.reject(silent.reason) : new Promise(() => {}),
  );
  renderAt(dialog({ onAccept: () => {} }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível mostrar o documento aqui.');
});

it('offers a document of another host as a file, without requesting it', async () => {
  const elsewhere = 'https://arquivos.example/termos.pdf';
  const asked = vi.fn(async () => new Response(null));
  vi.stubGlobal('fetch', asked);
  renderAt(dialog({ document: { kind: 'known', url: elsewhere }, onAccept: () => {} }));
  expect(await screen.findByText(/abra o arquivo para ler/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Abrir o arquivo/ })).toHaveAttribute('href', elsewhere);
  await waitFor(() => expect(acceptButton()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText(/^Páginas de/)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('requests no file once it was closed', async () => {
  reader.unavailable = true;
  const fetching = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetching);
  renderAt(dialog({})).unmount();
  await vi.dynamicImportSettled();
  await Promise.resolve();
  expect(fetching).not.toHaveBeenCalled();
});

it('reports an unpublished document, and offers to accept only a published one', () => {
  renderAt(dialog({ document: { kind: 'known', url: undefined } }));
  expect(screen.getByText('Este documento ainda não foi publicado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull();
});
