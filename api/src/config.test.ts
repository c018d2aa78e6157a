import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing: a free port, the embedded database, demo data', () => {
    expect(readConfig({})).toMatchObject({ PORT: 0, HOST: '127.0.0.1', SEED: 'demo', RATE_LIMIT_FACTOR: 1 });
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 0 });
  });

  it('names every wrong value in one line', () => {
    const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://db', SEED: 'maybe' });
    expect(read).toThrow(/^Wrong configuration: PORT: .*DATABASE_URL: .*SEED: [^\n]*$/);
  });
});
