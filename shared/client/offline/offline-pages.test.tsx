import { settleAtOnce } from '@portal/tooling/testing/stalling-server';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptListAddress, missingCopyAddress } from './offline-names.ts';
import {
  deleteOfflinePages,
  listOfflinePages,
  saveOfflinePage,
  supportsOfflinePages,
} from './offline-pages.ts';
import { endServiceWorker } from './service-worker-registration.ts';

vi.mock('./service-worker-registration.ts', () => ({
  startServiceWorker: vi.fn(async () => main.append(' Abrir PDF')),
  endServiceWorker: vi.fn(async () => {}),
}));

const stored = new Map<string, Map<string, Response>>();
const pdf = '/api/v1/files/comprovante.pdf';
const receipt = { address: '/senac-portal/printing/1', title: 'Comprovante', owner: 7 };
const main = document.createElement('main');
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(address),
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return { put: async (address: string, answer: Response) => void cache.set(address, answer) };
    },
  });
});

const answerPdf = async () => new Response('%PDF');
/** Delivers the first file and aborts the second. */
const breakOff = () =>
  fetched.mockImplementationOnce(answerPdf).mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    throw new TypeError('offline');
  });

it('a page that cannot be saved completely leaves nothing on the device', async () => {
  breakOff();
  await expect(saveOfflinePage(receipt, main, [pdf, '/storage/outro.pdf'])).rejects.toThrow('offline');
  expect([...stored.keys()]).toEqual([]);
  expect(endServiceWorker).toHaveBeenCalledOnce();
});

it.each([429, 503])('nothing is kept of a page whose file is refused with %i for now', async (status) => {
  fetched.mockResolvedValue(new Response('', { status }));
  await expect(saveOfflinePage(receipt, main, [pdf])).rejects.toThrow(`${pdf} returned ${status}`);
  expect([...stored.keys()]).toEqual([]);
});

it('a page is kept as it was when it was asked for, without a file that is not there', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  main.replaceChildren('Comprovante');
  await saveOfflinePage(receipt, main, [pdf]);
  const copy = stored.get(`guardados:${receipt.address}`);
  expect([...(copy?.keys() ?? [])]).toEqual([receipt.address]);
  const kept = copy?.get(receipt.address);
  expect(await kept?.text()).toContain('<main>Comprovante</main>');
  const policy = kept?.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

it('a copy stays as it was where it cannot be brought up to date', async () => {
  fetched.mockImplementation(answerPdf);
  await saveOfflinePage(receipt, main, [pdf]);
  const before = await listOfflinePages();
  breakOff();
  await expect(saveOfflinePage({ ...receipt, title: 'Novo' }, main, [pdf, pdf])).rejects.toThrow('offline');
  expect(await listOfflinePages()).toEqual(before);
});

it('a personal copy shows no full CPF, neither on the page nor in its file', async () => {
  fetched.mockImplementation(answerPdf);
  main.replaceChildren('CPF 529.982.247-25');
  await saveOfflinePage(receipt, main, [pdf, '/storage/a.pdf?v=2']);
  const copy = stored.get(`guardados:${receipt.address}`);
  expect(await copy?.get(receipt.address)?.text()).toContain('CPF ***.982.247-**');
  expect(main).toHaveTextContent('CPF 529.982.247-25');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    `${pdf}?cpf=oculto`,
    '/storage/a.pdf?v=2&cpf=oculto',
  ]);
  expect([...(copy?.keys() ?? [])]).toContain(pdf);
  await saveOfflinePage({ ...receipt, owner: null }, main, [pdf]);
  expect(fetched.mock.lastCall?.[0]).toBe(pdf);
});

it('files without their page go with what is removed', async () => {
  fetched.mockImplementation(answerPdf);
  await saveOfflinePage(receipt, main, [pdf]);
  await saveOfflinePage({ ...receipt, address: '/senac-portal/psg/edital/50', owner: null }, main);
  stored.set('guardados:/senac-portal/printing/2', new Map([[pdf, new Response('%PDF')]]));
  await deleteOfflinePages(({ owner }) => owner !== null);
  expect([...stored.keys()].sort()).toEqual([
    'guardados:/senac-portal/guardados',
    'guardados:/senac-portal/psg/edital/50',
  ]);
});

it('a page that was not saved is reported above the saved pages', async () => {
  fetched.mockImplementation(answerPdf);
  await saveOfflinePage(receipt, main);
  const lists = stored.get(`guardados:${keptListAddress}`);
  const textOf = async (address: string) => (await lists?.get(address)?.text()) ?? '';
  const [own, missing] = [await textOf(keptListAddress), await textOf(missingCopyAddress)];
  const words = 'esta página não está guardada neste aparelho';
  expect(missing).toContain(words);
  expect(own).not.toContain(words);
  for (const list of [own, missing]) expect(list).toContain(`<a href="${receipt.address}">Comprovante</a>`);
});

it('nothing can be kept, and nothing fails, where the browser forbids the site’s data', async () => {
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(supportsOfflinePages()).toBe(false);
  expect(await listOfflinePages()).toEqual([]);
});

it('a file that never comes ends the attempt', async () => {
  fetched.mockImplementation(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', reject)),
  );
  const saved = await settleAtOnce(() => saveOfflinePage(receipt, main, [pdf]));
  expect(saved).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } });
  expect([...stored.keys()]).toEqual([]);
});
