import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PdfDialog } from './pdf-dialog.tsx';
import type { PdfPagesProps } from './pdf-pages.tsx';

/** jsdom has neither workers nor canvases: the pages themselves are seen in a browser. */
const reader = vi.hoisted(() => ({ broken: false, unavailable: false }));
vi.mock('./pdf-pages.tsx', () => ({
  pdfWorker: () => {
    if (reader.unavailable) throw new Error('no workers here');
  },
  PdfPages: ({ url, onError }: PdfPagesProps) => (
    <p ref={() => void (reader.broken && onError())}>Páginas de {url}</p>
  ),
}));

beforeEach(() => {
  reader.broken = false;
  reader.unavailable = false;
});

const dialog = (props: { url?: string; onAccept?: () => void }) => (
  <PdfDialog open url={props.url} title="Termos de uso" onClose={() => {}} onAccept={props.onAccept} />
);

it('shows the pages, and the file for whoever prefers it', async () => {
  renderAt(dialog({ url: '/storage/termos.pdf' }));
  expect(screen.getByRole('status')).toHaveTextContent('Carregando o documento…');
  expect(await screen.findByText('Páginas de /storage/termos.pdf')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o arquivo (abre em nova aba)' })).toHaveAttribute(
    'href',
    '/storage/termos.pdf',
  );
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
});

it('offers the file and another try when it cannot be shown', async () => {
  reader.broken = true;
  renderAt(dialog({ url: '/storage/termos.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível mostrar o documento aqui.');
  expect(screen.getByRole('link', { name: /Abrir o arquivo/ })).toBeVisible();
  reader.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Páginas de /storage/termos.pdf')).toBeVisible();
});

it('offers the file where no reader can be started', async () => {
  reader.unavailable = true;
  renderAt(dialog({ url: '/storage/termos.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível mostrar o documento aqui.');
});

it('says so when the document was not published', () => {
  renderAt(dialog({}));
  expect(screen.getByText('Este documento ainda não foi publicado.')).toBeVisible();
});

it('offers to accept only where there is something to accept', async () => {
  const accept = vi.fn();
  const { unmount } = renderAt(dialog({}));
  expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull();
  unmount();
  renderAt(dialog({ onAccept: accept }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(accept).toHaveBeenCalledOnce();
});
