import { webcrypto } from 'node:crypto';
import { newSealKey, unseal } from '@portal/client/draft/seal';
import { useTabDraft } from '@portal/client/draft/use-draft';
import { followOtherTabs, startSession } from '@portal/client/session';
import { SESSION_ENDED_ELSEWHERE } from '@portal/client/session/session-end';
import { renderAt } from '@portal/tooling/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/fields.tsx';
import { Form, SubmitButton } from '../form/form.tsx';
import { FormDraft } from './autosave-draft.tsx';

const browser = vi.hoisted(() => ({ key: (): Promise<CryptoKey> => Promise.reject(new Error('none')) }));
vi.mock('@portal/client/draft/seal-key', () => ({ sealKey: () => browser.key() }));

const schema = z.object({ full_name: z.string(), message: z.string() });
const blank = { full_name: '', message: '' };

function Letter() {
  const draft = useTabDraft('contact', 'any');
  return (
    <Form schema={schema} defaultValues={blank} onSubmit={() => draft?.discard()}>
      <FormDraft draft={draft} blank={blank} />
      <TextField name="full_name" label="Nome" />
      <TextField name="message" label="Mensagem" />
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}

const name = () => screen.getByLabelText('Nome');
const stored = () => localStorage.getItem('rascunho-contato');
/** Returns the stored draft after the last write; each letter is one. */
const kept = async () => {
  const sealed = Object.values<string>(JSON.parse(stored() ?? '{}'));
  const opened = await Promise.all(sealed.map(async (text) => unseal(await browser.key(), text)));
  return opened.join();
};
const note = 'Você continua de onde parou';

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  const key = await newSealKey();
  browser.key = async () => key;
});

/** Types a name, waits until it is stored, and leaves the page. */
async function leaveHalfWritten(): Promise<void> {
  const { unmount } = renderAt(<Letter />);
  await userEvent.type(name(), 'Ana Souza');
  await expect.poll(kept).toContain('Ana Souza');
  unmount();
}

it.each([
  ['can begin anew', 'Começar de novo'],
  ['is gone once the form was sent', 'Enviar'],
])('brings back what was typed, sealed meanwhile, and %s', async (_what, button) => {
  await leaveHalfWritten();
  expect(stored()).not.toContain('Ana Souza');
  renderAt(<Letter />);
  await waitFor(() => expect(name()).toHaveValue('Ana Souza'));
  expect(screen.getByText(note)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(stored()).toBeNull());
  if (button === 'Enviar') return;
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(screen.queryByText(note)).toBeNull();
  expect(screen.getByText('O formulário está em branco.')).toHaveFocus();
  await act(async () => {});
  expect(stored()).toBeNull();
});

it('brings back what was typed in this tab after another one has logged the candidate out', async () => {
  startSession({ id: 7, full_name: 'Ana' }, 'segredo');
  const stop = followOtherTabs(() => {});
  const { unmount } = renderAt(<Letter />);
  await userEvent.type(name(), 'Ana Souza');
  await expect.poll(kept).toContain('Ana Souza');
  localStorage.clear();
  const detail: Promise<unknown>[] = [];
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new CustomEvent(SESSION_ENDED_ELSEWHERE, { detail }));
    await Promise.all(detail);
  });
  unmount();
  stop();
  renderAt(<Letter />);
  await waitFor(() => expect(name()).toHaveValue('Ana Souza'));
});

it('keeps text typed before the draft was read', async () => {
  await leaveHalfWritten();
  const key = await browser.key();
  const opening = Promise.withResolvers<CryptoKey>();
  browser.key = () => opening.promise;
  renderAt(<Letter />);
  await userEvent.type(name(), 'Bia');
  await act(async () => opening.resolve(key));
  await screen.findByText(note);
  expect(name()).toHaveValue('Bia');
});

it('shows nothing if the form was only opened', async () => {
  const { unmount } = renderAt(<Letter />);
  await act(async () => {});
  unmount();
  renderAt(<Letter />);
  await userEvent.type(name(), 'Ana');
  await expect.poll(kept).toContain('Ana');
  expect(screen.queryByText(note)).toBeNull();
});

it('opens in no other tab, and is still there afterwards', async () => {
  await leaveHalfWritten();
  const own = sessionStorage.getItem('aba') ?? '';
  sessionStorage.clear();
  const opening = vi.spyOn(webcrypto.subtle, 'decrypt');
  const elsewhere = renderAt(<Letter />);
  await expect.poll(() => opening.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]);
  await act(async () => {});
  expect(name()).toHaveValue('');
  elsewhere.unmount();
  sessionStorage.setItem('aba', own);
  renderAt(<Letter />);
  await waitFor(() => expect(name()).toHaveValue('Ana Souza'));
});
