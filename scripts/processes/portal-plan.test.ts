import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../shared/tooling/testing/temporary-folder.ts';
import { apiProgram, hostProgram, loopback, readPlan } from './portal-plan.ts';

const root = temporaryFolder();
writeFileSync(
  join(root, 'registry.json'),
  JSON.stringify([
    { name: 'mf-courses' },
    { name: 'mf-psg' },
    { name: 'mf-far', url: 'https://far.example' },
    { name: 'eventos', manifest: 'https://eventos.example/mf-manifest.json', paths: ['/eventos'] },
  ]),
);
const apiUrl = 'http://127.0.0.1:4001';

describe('the plan of a start', () => {
  it('starts everything on port 3000 of this machine when nothing is said', () => {
    expect(readPlan(root, {})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      apiUrl: undefined,
      remotes: ['mf-courses', 'mf-psg'],
    });
  });

  it('leaves out a remote that runs elsewhere', () => {
    expect(readPlan(root, { MF_PSG_URL: 'http://psg.example' }).remotes).toEqual(['mf-courses']);
  });

  it.each([
    [{ PORT: '70000' }, "PORT must be a number from 0 to 65535; it is '70000'."],
    [{ API_URL: 'localhost:80' }, 'API_URL must be an address that starts with http://.'],
  ])('refuses %j', (env, message) => {
    expect(() => readPlan(root, env)).toThrow(message);
  });

  it('tells the api alone of database and mail, and fills the database with the demonstration unless told otherwise', () => {
    const given = {
      DATABASE_URL: 'postgres://portal:secret@db/portal',
      SMTP_URL: 'smtp://portal:secret@mail',
    };
    const plan = readPlan(root, given);
    expect(apiProgram(plan, given).env).toMatchObject({ ...given, SEED: 'demo' });
    expect(apiProgram(plan, { SEED: 'none' }).env?.SEED).toBe('none');
    expect(JSON.stringify(hostProgram(plan, apiUrl, {}, given).env)).not.toContain('secret');
  });

  it('leads no call between the parts through a proxy', () => {
    const plan = readPlan(root, {});
    const env = { NO_PROXY: 'intranet.example' };
    const none = 'intranet.example,127.0.0.1,[::1],localhost';
    for (const part of [apiProgram(plan, env), hostProgram(plan, apiUrl, {}, env)])
      expect(part.env).toMatchObject({ NO_PROXY: none, no_proxy: none });
  });

  it.each([
    [{ lo: ['127.0.0.1', '::1'] }, '127.0.0.1'],
    [{ lo: ['::1'], eth0: ['192.0.2.7'] }, '::1'],
    [{}, '127.0.0.1'],
  ])('on a machine with %j its parts reach each other at %s', (interfaces, address) => {
    const listed = Object.entries(interfaces).map(([name, addresses]) => [
      name,
      addresses.map((each) => ({ address: each })),
    ]);
    expect(loopback(Object.fromEntries(listed))).toBe(address);
  });
});
