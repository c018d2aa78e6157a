import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as visitor from './session.ts';
import { storeSessionEnd } from './session-end.ts';
import { keys } from './session-keys.ts';

// Hooks return what a component would read now.
vi.mock('zustand', async (original) => ({
  ...(await original<typeof import('zustand')>()),
  useStore: <State>(store: { getState: () => State }, select: (state: State) => unknown) =>
    select(store.getState()),
}));

const ana = { id: 7, full_name: 'Ana Lima' };
const asCandidate = { kind: 'candidate', id: 7, fullName: 'Ana Lima' };
const stored = new Map<string, string>();
/** Data that the tab keeps across reloads. */
const noted = new Map<string, string>();
let browser: EventTarget;

const storageOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

beforeEach(() => {
  noted.clear();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('sessionStorage', storageOf(noted));
  visitor.startSession(ana, 'secret');
  stored.clear();
  noted.clear();
  window.name = '';
  visitor.restoreSession();
  return () => vi.unstubAllGlobals();
});

/** Simulates a storage change in another tab; null clears everything. */
function elsewhere(key: string | null, change: () => void): void {
  change();
  browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('the session of a candidate', () => {
  it('is kept under the specified keys, and read from them again (A 3)', () => {
    visitor.startSession(ana, 'secret', 'this device');
    expect(Object.fromEntries(stored)).toEqual({
      candidato: '{"id":7,"full_name":"Ana Lima"}',
      candidato_id: '7',
      token: 'secret',
      dispositivo: 'this device',
    });
    expect([visitor.useSession(), visitor.readToken(), visitor.readDevice()]).toEqual([
      asCandidate,
      'secret',
      'this device',
    ]);
    visitor.restoreSession();
    expect(visitor.getSession()).toEqual(asCandidate);
    visitor.startSession(ana, 'of a log-in that says nothing of the device');
    expect(visitor.readDevice()).toBe('this device');
  });

  it("ends with another candidate's login, and so do drafts; not with a login of the same one", () => {
    const typed = [keys.draft, keys.contactDraft, keys.interestDraft];
    const type = () => {
      for (const key of typed) stored.set(key, 'typed');
      noted.set(keys.taken, 'a registration');
    };
    const left = () => [...typed.map((key) => stored.get(key)), noted.get(keys.taken)];
    visitor.startSession(ana, 'secret');
    type();
    visitor.startSession(ana, 'secret again');
    expect(left()).toEqual(['typed', 'typed', 'typed', 'a registration']);
    visitor.startSession({ id: 8, full_name: 'Bia' }, 'another');
    expect(left()).toEqual([undefined, undefined, undefined, undefined]);
    expect(visitor.getSession()).toEqual({ kind: 'candidate', id: 8, fullName: 'Bia' });
  });

  it.each([
    ['"Ana Lima"', 'Ana Lima'],
    ['Ana Lima', 'Ana Lima'],
    ['{"full_name":7}', ''],
    ['{}', ''],
    ['null', ''],
  ])('has of %s the name "%s"', (candidate, fullName) => {
    stored.set(keys.candidate, candidate).set(keys.token, 'secret');
    visitor.restoreSession();
    expect(visitor.getSession()).toEqual({ kind: 'candidate', id: 0, fullName });
  });

  it.each([keys.candidate, keys.token])('does not exist without its %s', (missing) => {
    visitor.startSession(ana, 'secret');
    stored.delete(missing);
    visitor.restoreSession();
    expect(visitor.getSession().kind).toBe('anonymous');
  });

  it.each([
    ['ends', visitor.endSession, 'logout', []],
    // It is bound to a CPF and a birth date, not to the tab.
    ['is over', visitor.expireSession, 'timeout', [keys.draft]],
  ])('leaves nothing that the next person could read when it %s', (_, end, ended, kept) => {
    visitor.startSession(ana, 'secret', 'this device');
    for (const draft of [keys.draft, keys.contactDraft, keys.interestDraft]) stored.set(draft, 'sealed');
    visitor.answerCookies('accepted');
    end();
    expect(visitor.getSession()).toEqual({ kind: 'anonymous', ended });
    expect([...stored.keys()].sort()).toEqual([keys.cookies, keys.device, ...kept].sort());
  });

  it('reports how it ended after a reload, to one visit and until the next login', () => {
    storeSessionEnd('timeout');
    visitor.restoreSession();
    expect(visitor.getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' });
    visitor.restoreSession();
    expect(visitor.getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' });
    expect(noted.size).toBe(0);
    storeSessionEnd('logout');
    visitor.startSession(ana, 'secret');
    expect(noted.has('fim-da-sessao')).toBe(false);
  });

  it('takes the new name of a candidate, and none without one', () => {
    visitor.renameCandidate('Bia');
    expect([visitor.getSession(), stored.size]).toEqual([{ kind: 'anonymous' }, 0]);
    visitor.startSession(ana, 'secret');
    visitor.renameCandidate('Ana Souza');
    expect(visitor.getSession()).toEqual({ ...asCandidate, fullName: 'Ana Souza' });
    visitor.restoreSession();
    expect(visitor.getSession()).toEqual({ ...asCandidate, fullName: 'Ana Souza' });
  });
});

it('the banner is shown until it is seen', () => {
  expect(visitor.useBannerSeen()).toBe(false);
  visitor.markBannerSeen();
  expect([visitor.useBannerSeen(), stored.get(keys.banner)]).toEqual([true, 'true']);
  stored.clear();
  visitor.restoreSession();
  const unfollow = visitor.followOtherTabs(() => {});
  elsewhere(keys.banner, () => stored.set(keys.banner, 'true'));
  unfollow();
  expect(visitor.useBannerSeen()).toBe(true);
});

it.each([
  ['accepted', 'true'],
  ['rejected', 'rejeitado'],
] as const)(
  'cookies are asked for until they are %s as "%s", and again when that is revised',
  (consent, kept) => {
    expect(visitor.useConsent()).toBe('unset');
    visitor.answerCookies(consent);
    expect([visitor.useConsent(), stored.get(keys.cookies)]).toEqual([consent, kept]);
    visitor.restoreSession();
    expect(visitor.useConsent()).toBe(consent);
    visitor.reviseCookies();
    expect([visitor.useConsent(), stored.has(keys.cookies)]).toEqual(['unset', false]);
  },
);

describe('another tab', () => {
  const logBiaIn = () =>
    stored.set(keys.candidate, '{"id":8,"full_name":"Bia"}').set(keys.candidateId, '8').set(keys.token, 'x');

  it.each([
    ['logs out', keys.token, () => stored.delete(keys.token)],
    ['clears all', null, () => stored.clear()],
    ['logs somebody else in', keys.candidate, logBiaIn],
  ])('that %s ends the session here', (_, key, change) => {
    const leave = vi.fn();
    visitor.startSession(ana, 'secret');
    const stop = visitor.followOtherTabs(leave);
    elsewhere(key, change);
    expect(leave).toHaveBeenCalledOnce();
    expect(visitor.getSession()).not.toEqual(asCandidate);
    stop();
  });

  it.each<[what: string, meanwhile: (follow: () => () => void) => void]>([
    [
      'changes several keys before this page is loaded anew',
      (follow) => {
        const stop = follow();
        for (const key of [keys.candidate, keys.candidateId, keys.token])
          elsewhere(key, () => stored.delete(key));
        stop();
      },
    ],
    ['does so while this page is loading, frozen or closed', () => stored.clear()],
    [
      'is heard of after the server',
      (follow) => {
        const stop = follow();
        stored.clear();
        visitor.expireSession();
        stop();
      },
    ],
  ])('that logs out is always reported here, once, when it %s', (_, meanwhile) => {
    visitor.startSession(ana, 'secret');
    meanwhile(() => visitor.followOtherTabs(() => {}));
    visitor.restoreSession();
    expect(visitor.getSession()).toEqual({ kind: 'anonymous', ended: 'elsewhere' });
    expect(noted.size).toBe(0);
  });

  it('is detected when a page returns from the back/forward cache', () => {
    const leave = vi.fn();
    const show = (persisted: boolean) =>
      browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    visitor.startSession(ana, 'secret');
    const stop = visitor.followOtherTabs(leave);
    show(true);
    stored.delete(keys.token);
    show(false);
    expect([visitor.getSession(), leave.mock.calls]).toEqual([asCandidate, []]);
    show(true);
    expect(leave).toHaveBeenCalledOnce();
    expect(visitor.getSession()).toEqual({ kind: 'anonymous', ended: 'elsewhere' });
    stop();
    visitor.startSession(ana, 'secret');
    stored.delete(keys.token);
    show(true);
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each(['focus', 'visibilitychange'])('is detected on %s if the event is lost', (type) => {
    const leave = vi.fn();
    visitor.startSession(ana, 'secret');
    const stop = visitor.followOtherTabs(leave);
    stored.delete(keys.token);
    browser.dispatchEvent(new Event(type));
    expect(visitor.getSession()).toEqual({ kind: 'anonymous', ended: 'elsewhere' });
    expect(leave).toHaveBeenCalledOnce();
    stop();
  });

  it('that logs in does so here, and a new name or consent is taken over', () => {
    const leave = vi.fn();
    visitor.followOtherTabs(leave);
    elsewhere(keys.token, logBiaIn);
    expect(visitor.getSession()).toEqual({ kind: 'candidate', id: 8, fullName: 'Bia' });
    elsewhere(keys.candidate, () => stored.set(keys.candidate, '{"full_name":"Beatriz"}'));
    expect(visitor.getSession()).toEqual({ kind: 'candidate', id: 8, fullName: 'Beatriz' });
    elsewhere(keys.cookies, () => stored.set(keys.cookies, 'rejeitado'));
    expect(visitor.useConsent()).toBe('rejected');
    expect(leave).not.toHaveBeenCalled();
  });

  it('that changes something else, or changes anything later on, is not followed', () => {
    const leave = vi.fn();
    visitor.startSession(ana, 'secret');
    const stop = visitor.followOtherTabs(leave);
    elsewhere('other', () => stored.delete(keys.token));
    stop();
    elsewhere(null, () => stored.clear());
    expect([visitor.getSession(), leave.mock.calls]).toEqual([asCandidate, []]);
  });
});

it('nothing is known before the storage is read, as on a server', async () => {
  vi.resetModules();
  const fresh = await import('./session.ts');
  expect([fresh.useSession(), fresh.useConsent(), fresh.useBannerSeen()]).toEqual([
    { kind: 'unknown' },
    'unknown',
    'unknown',
  ]);
});

it('a storage that is forbidden is an empty one, and the session lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  visitor.restoreSession();
  expect([visitor.getSession(), visitor.readToken()]).toEqual([{ kind: 'anonymous' }, null]);
  visitor.startSession(ana, 'secret');
  expect([visitor.getSession(), visitor.readToken()]).toEqual([asCandidate, 'secret']);
  visitor.endSession();
  expect([visitor.getSession(), visitor.readToken()]).toEqual([{ kind: 'anonymous', ended: 'logout' }, null]);
});

it.each<[what: string, forbid: () => void]>([
  [
    'forbids its storages',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    },
  ],
  ['empties its storages with each document', () => {}],
])('a browser that %s is named as the reason on the page that follows the log-in', async (_, forbid) => {
  forbid();
  visitor.startSession(ana, 'secret');
  expect(visitor.getSession()).toEqual(asCandidate);
  stored.clear();
  noted.clear();
  // Next document.
  vi.resetModules();
  const next = await import('./session.ts');
  next.restoreSession();
  expect(next.getSession()).toEqual({ kind: 'anonymous', ended: 'not-stored' });
  next.endSession();
  next.restoreSession();
  expect(next.getSession()).toEqual({ kind: 'anonymous', ended: 'logout' });
});
