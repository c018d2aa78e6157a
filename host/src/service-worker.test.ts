import { keptListAddress, missingCopyAddress } from '@portal/client/offline/offline-names';
import { beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://portal.example';
const page = `${origin}/senac-portal/detalhes/1`;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

class ExtendableEvent extends Event {
  waitUntil(): void {}
}

class FetchEvent extends ExtendableEvent {
  readonly request: Request;
  response: Promise<Response> | undefined;

  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith(response: Promise<Response>): void {
    this.response = response;
  }
}

/** Starts the worker with these URLs saved offline, and opens the page. */
async function openPage(saved: readonly string[], connection: typeof fetch) {
  const browser = Object.assign(new EventTarget(), { registration: {}, __WB_DISABLE_DEV_LOGS: true });
  const match = async (wanted: RequestInfo | URL) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    return saved.includes(address) ? new Response(address) : undefined;
  };
  vi.stubGlobal('self', browser);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('location', new URL(page));
  vi.stubGlobal('ExtendableEvent', ExtendableEvent);
  vi.stubGlobal('FetchEvent', FetchEvent);
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('fetch', connection);
  await import('./service-worker.ts');
  const request = Object.defineProperty(new Request(page), 'mode', { value: 'navigate' });
  const event = new FetchEvent(request);
  browser.dispatchEvent(event);
  const shown = vi.fn<(text: string) => void>();
  void event.response?.then((response) => response.text()).then(shown);
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const stall = () => new Promise<Response>(() => {});

it.each([
  ['the saved page', [page, missingCopyAddress, keptListAddress], page],
  ['that it is not saved, with the list', [missingCopyAddress, keptListAddress], missingCopyAddress],
])('a page on a stalled connection shows %s within 10 s', async (_what, saved, expected) => {
  const shown = await openPage(saved, stall);
  await seconds(7.9);
  expect(shown).not.toHaveBeenCalled();
  await seconds(2);
  expect(shown.mock.calls).toEqual([[expected]]);
});

it('a page that arrives late, but in time, comes from the network', async () => {
  const shown = await openPage([page], async () => {
    await new Promise((resolve) => setTimeout(resolve, 7000));
    return new Response('from the network');
  });
  await seconds(10);
  expect(shown.mock.calls).toEqual([['from the network']]);
});
