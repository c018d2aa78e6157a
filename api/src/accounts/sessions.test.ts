import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions as sessionTable } from '../db/schema/people.ts';
import { candidatePassword, logIn } from '../testing/candidates.ts';
import { deviceName } from './devices.repository.ts';
import { openSession } from './sessions.repository.ts';
import { accountsApp, type Headers } from './testing/accounts-app.ts';

const { app, clock, ana, bia, profile, login, changePassword, data, remove } = await accountsApp();

const sessions = (headers: Headers) => data('auth/sessions', headers);
const open = async (device: string | null = null) => ({
  authorization: `Bearer ${(await openSession(app.db, app.now(), ana.id, { name: device })).token}`,
});

it('the end of the other sessions deletes their devices, and so does a change of password; this one stays known', async () => {
  const enter = async () => (await login(ana.email)).json().data as { token: string; device: string };
  const [here, elsewhere] = [await enter(), await enter()];
  const candidates = async (device?: string) =>
    (await data('auth/device', device ? { 'x-device': device } : undefined)).candidates;
  expect(await candidates(here.device)).toEqual([ana.id]);
  expect(await candidates(elsewhere.device)).toEqual([ana.id]);
  const headers = { authorization: `Bearer ${here.token}`, 'x-device': here.device };
  await remove('auth/sessions', headers);
  expect(await candidates(here.device)).toEqual([ana.id]);
  expect(await candidates(elsewhere.device)).toEqual([]);
  expect(await candidates()).toEqual([]);
  expect(await candidates('nada')).toEqual([]);
  const again = await enter();
  await changePassword(headers, candidatePassword, 'canoa no igarapé');
  expect(await candidates(here.device)).toEqual([ana.id]);
  expect(await candidates(again.device)).toEqual([]);
});

describe('the list of one’s own sessions', () => {
  it('names each by its device and its times, the one that asks first, then the one used last, and can be cut down to one', async () => {
    const elsewhere = await open();
    const opened = clock.now().toISOString();
    clock.advance(5);
    const here = await open('Firefox no Linux');
    const now = clock.now().toISOString();
    expect(await sessions(here)).toEqual([
      { current: true, device: 'Firefox no Linux', created_at: now, last_seen_at: now },
      { current: false, device: null, created_at: opened, last_seen_at: opened },
    ]);
    clock.advance(1);
    await open('Edge no Windows');
    const [asks, ...others] = await sessions(elsewhere);
    const last_seen_at = clock.now().toISOString();
    expect(asks).toMatchObject({ current: true, created_at: opened, last_seen_at });
    expect(others).toMatchObject([{ device: 'Edge no Windows' }, { device: 'Firefox no Linux' }]);

    const bias = await logIn({ app }, bia.email);
    const answer = await remove('auth/sessions', here);
    expect(answer.json()).toEqual({ data: null, message: 'As outras sessões foram encerradas.' });
    const left = await Promise.all([elsewhere, here, bias].map(profile));
    expect(left.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  });

  it.each([
    ['lastSeenAt', 20],
    ['createdAt', 12 * 60],
  ] as const)('leaves out what is over: %s was %i minutes ago', async (column, minutes) => {
    await open('old');
    const listed = async (minutesAgo: number) => {
      const moment = new Date(clock.now().getTime() - minutesAgo * 60_000);
      await app.db
        .update(sessionTable)
        .set({ [column]: moment })
        .where(eq(sessionTable.device, 'old'));
      return (await sessions(await open())).map(({ device }: { device: string }) => device);
    };
    expect(await listed(minutes - 0.1)).toContain('old');
    expect(await listed(minutes)).not.toContain('old');
  });
});

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/148.0.0.0 Safari/537.36`;
const samsung = 'SamsungBrowser/29.0 Chrome/136.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

it.each([
  [windows, 'Chrome no Windows'],
  [`${windows} Edg/148.0`, 'Edge no Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/148.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (Linux; Android 13) ${kit} ${samsung}`, 'Samsung Internet no Android'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox no Linux'],
  [`${iPhone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
  [`${iPhone} CriOS/148.0 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari no Mac'],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
