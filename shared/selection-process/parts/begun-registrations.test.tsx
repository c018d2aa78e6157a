import { webcrypto } from 'node:crypto';
import { writeDraft } from '@portal/client/draft/draft-storage';
import { newSealKey } from '@portal/client/draft/seal';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate } from '@portal/tooling/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ContinueRegistration } from './continue-registration.tsx';

const browser = vi.hoisted(() => ({ key: (): Promise<CryptoKey> => Promise.reject(new Error('none')) }));
vi.mock('@portal/client/draft/seal-key', () => ({ sealKey: () => browser.key() }));

const cpf = '52998224725';
const subject = {
  listPath: '/psg',
  noticePath: '/psg/edital/5',
  offer: 12,
  offerName: 'Barbeiro',
  processName: 'Edital 051/2026',
};
const store = (id: string, changes: object = {}) =>
  writeDraft('application', id, {
    owner: `psg:5:12:${cpf}:1998-04-21`,
    applicationKey: 'a1',
    savedAt: Date.now(),
    values: { full_name: 'Ana Souza', nif: cpf },
    subject: { ...subject, ...changes },
  });

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  const key = await newSealKey();
  browser.key = async () => key;
});

const heading = () => screen.findByRole('heading', { name: 'Continue sua inscrição' });

it('lists what was begun on this device, by course and notice alone, and deletes it on request', async () => {
  await store('a');
  await store('b', { listPath: '/pss', noticePath: '/pss_edital/9', offerName: 'Instrutor' });
  const { container } = await hydrate(<ContinueRegistration />);
  await heading();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Barbeiro', '/psg/edital/5'],
      ['Instrutor', '/pss_edital/9'],
    ]),
  );
  expect(container).toHaveTextContent('Edital 051/2026');
  expect(container.innerHTML).not.toMatch(/Ana|529|1998/);
  expect(await accessibilityProblems(container)).toEqual([]);

  const user = userEvent.setup();
  const remove = () => user.click(screen.getByRole('button', { name: /^Apagar a inscrição em Barbeiro/ }));
  await remove();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Manter' }));
  await remove();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Instrutor']);
  expect(Object.keys(JSON.parse(localStorage.getItem('rascunho') ?? ''))).toEqual(['b']);
});

it.each([
  ['/psg', 1],
  ['/psg/edital/5', 1],
  ['/pss', 0],
  ['/psg/edital/6', 0],
])('on %s lists %i', async (path, count) => {
  await store('a');
  await hydrate(<ContinueRegistration path={path} />);
  if (count > 0) await heading();
  else await waitFor(() => expect(document.body.innerHTML).not.toContain('Continue'));
  expect(screen.queryAllByRole('link')).toHaveLength(count);
});
