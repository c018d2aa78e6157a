import { webcrypto } from 'node:crypto';
import { endSession, expireSession, startSession } from '@portal/client/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { newSealKey } from './seal.ts';
import { type Draft, useDraft } from './use-draft.ts';

const browser = vi.hoisted(() => ({ key: (): Promise<CryptoKey> => Promise.reject(new Error('none')) }));
vi.mock('./seal-key.ts', () => ({ sealKey: () => browser.key() }));

const ana = 'psg:50:12:52998224725';
let draft: Draft | null;

function Application({ owner }: { owner: string }) {
  draft = useDraft(owner);
  return <output>{draft ? JSON.stringify(draft.values) : 'lendo'}</output>;
}

/** Opens an application as on a freshly loaded page. */
async function open(owner: string): Promise<Draft> {
  const { unmount } = render(<Application owner={owner} />);
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('lendo'));
  leave = unmount;
  return draft as Draft;
}
let leave = () => {};
const stored = () => localStorage.getItem('rascunho');

async function keep(full_name: string) {
  const before = stored();
  draft?.keep({ full_name });
  await waitFor(() => expect(stored()).not.toBe(before));
}
/** Opens an application, types a name and closes it. */
async function begin(owner: string): Promise<Draft> {
  const begun = await open(owner);
  await keep('Ana Souza');
  leave();
  return begun;
}

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  const key = await newSealKey();
  browser.key = async () => key;
});

it('the draft of an application survives leaving the page, with the key of the application, and is sealed', async () => {
  const first = await begin(ana);
  expect(first).toMatchObject({ values: {}, resumed: false });
  expect(stored()).not.toContain('Ana Souza');
  const second = await open(ana);
  expect(second).toMatchObject({ values: { full_name: 'Ana Souza' }, resumed: true });
  expect(second.applicationKey).toBe(first.applicationKey);
  expect(first.applicationKey).toMatch(/^[\da-f]{32}$/);
  second.discard();
  expect(stored()).toBeNull();
});

it('the draft of an application remembers after a reload that it may have arrived, until it was refused', async () => {
  const sent = await begin(ana);
  expect(sent.mayHaveArrived).toBe(false);
  const before = stored();
  sent.setMayHaveArrived(true);
  await waitFor(() => expect(stored()).not.toBe(before));
  const reloaded = await open(ana);
  expect(reloaded).toMatchObject({ values: { full_name: 'Ana Souza' }, mayHaveArrived: true });
  const noted = stored();
  reloaded.setMayHaveArrived(false);
  expect(reloaded.mayHaveArrived).toBe(false);
  await waitFor(() => expect(stored()).not.toBe(noted));
});

it('the draft of an application takes another key, with all values or after a restart', async () => {
  const first = await begin(ana);
  await open(ana);
  const before = stored();
  draft?.renewKey();
  await waitFor(() => expect(stored()).not.toBe(before));
  leave();
  const { applicationKey, values } = await open(ana);
  expect(values).toEqual({ full_name: 'Ana Souza' });
  expect(applicationKey).not.toBe(first.applicationKey);
  act(() => draft?.restart());
  await waitFor(() => expect(draft?.applicationKey ?? applicationKey).not.toBe(applicationKey));
  expect(draft).toMatchObject({ values: {}, resumed: false });
  expect(stored()).toBeNull();
});

it('the draft of an application survives one for another offer, side by side', async () => {
  const owner = 'psg:50:13:52998224725';
  const first = await begin(ana);
  const other = await open(owner);
  expect(other.values).toEqual({});
  expect(other.applicationKey).not.toBe(first.applicationKey);
  await keep('Bia Lima');
  leave();
  expect((await open(ana)).values).toEqual({ full_name: 'Ana Souza' });
  leave();
  const again = await open(owner);
  expect(again.values).toEqual({ full_name: 'Bia Lima' });
  again.discard();
  leave();
  expect((await open(ana)).resumed).toBe(true);
});

it('the draft of an application opens in a second tab, and comes back from there with what was typed', async () => {
  await begin(ana);
  const first = await open(ana);
  const second = render(<Application owner={ana} />);
  await waitFor(() => expect(draft ?? first).not.toBe(first));
  await keep('Ana Souza Lima');
  second.unmount();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ana Souza Lima'));
});

it('a draft for another offer begins with what the same person has typed, without the consent, or blank', async () => {
  const [first, second] = ['psg:50:12:52998224725:1998-04-21', 'psg:50:13:52998224725:1998-04-21'];
  await open(first);
  const before = stored();
  draft?.keep({ full_name: 'Ana Souza', terms: true, policy: true });
  await waitFor(() => expect(stored()).not.toBe(before));
  leave();
  const other = await open(second);
  expect(other).toMatchObject({ values: { full_name: 'Ana Souza' }, resumed: false, copied: true });
  expect(other.values).not.toHaveProperty('terms');
  await keep('Ana Souza Lima');
  act(() => other.restart());
  await waitFor(() => expect(draft).toMatchObject({ values: {}, copied: false }));
  leave();
  expect((await open(first)).values).toMatchObject({ full_name: 'Ana Souza', terms: true });
  leave();
  expect((await open('pss:50:13:52998224725:1998-04-21')).copied).toBe(false);
  leave();
  expect((await open('psg:50:13:52998224725:1998-04-22')).copied).toBe(false);
});

it('does not identify the applicant in storage', async () => {
  await begin(ana);
  expect(stored()).not.toMatch(/52998224725|psg|Ana/);
});

it.each(['on the form', 'elsewhere'])(
  'the draft of an application is gone with a logout %s, for good',
  async (where) => {
    act(() => startSession({ id: 1, full_name: 'Ana' }, 'token'));
    await begin(ana);
    if (where === 'on the form') await open(ana);
    act(endSession);
    if (where === 'on the form') draft?.keep({ full_name: 'Ana Souza Lima' });
    expect(stored()).toBeNull();
  },
);

it('the draft of an application stays when a session times out, and is still stored', async () => {
  act(() => startSession({ id: 1, full_name: 'Ana' }, 'token'));
  await open(ana);
  await keep('Ana Souza');
  act(expireSession);
  await keep('Ana Souza Lima');
  leave();
  expect((await open(ana)).values).toEqual({ full_name: 'Ana Souza Lima' });
});

it('the draft of an application does not exist where the browser cannot seal, and nothing fails', async () => {
  browser.key = () => Promise.reject(new ReferenceError('indexedDB is not defined'));
  const { applicationKey, keep: keepValues } = await open(ana);
  keepValues({ full_name: 'Ana Souza' });
  await act(async () => {});
  expect(stored()).toBeNull();
  expect(applicationKey).toMatch(/^[\da-f]{32}$/);
});

it('the draft of an application is not waited for when the database does not answer', async () => {
  localStorage.setItem('rascunho', 'x');
  browser.key = () => new Promise(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  render(<Application owner={ana} />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(draft?.values).toEqual({});
});
