import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing: a free port, the embedded database, demo data; an empty variable is unset', () => {
    const unset = { PORT: 0, HOST: '127.0.0.1', SEED: 'none', RATE_LIMIT_FACTOR: 1, TRUST_PROXY: false };
    expect(readConfig({})).toMatchObject(unset);
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 0 });
  });

  it('trusts only configured proxies about the IP address of a visitor', () => {
    const trusted = ['10.1.0.2', 'fd00::/8', 'loopback'];
    expect(readConfig({ TRUST_PROXY: '10.1.0.2, fd00::/8,loopback' }).TRUST_PROXY).toEqual(trusted);
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(/^Invalid configuration: TRUST_PROXY: must be/);
  });

  it('names every wrong value in one line', () => {
    const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://db', SEED: 'maybe' });
    expect(read).toThrow(/^Invalid configuration: PORT: .*DATABASE_URL: .*SEED: [^\n]*$/);
  });
});
