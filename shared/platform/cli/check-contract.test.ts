import { describe, expect, it } from 'vitest';
import type { HostFacts } from '../contract/release-manifest.ts';
import { checkContract } from './check.ts';

const router = (...names: string[]) => ({ router: { range: '^7.1.0', names } });
const host: HostFacts = { contract: 1, shared: { router: { version: '7.2.0', names: ['Link'] } } };
const release = (name: string, over: object = {}) => ({
  name,
  version: '1',
  team: 'Equipe',
  contract: 1,
  paths: [`/${name}`],
  slots: {},
  shared: router('Link'),
  files: { 'web/a.js': { sha256: '', size: 2048 } },
  ...over,
});

describe('the check of the contract', () => {
  it('says who fits and who would break, and by what', () => {
    const shared = router('Link', 'useHref');
    expect(checkContract(host, [release('mf-a', { shared }), release('mf-b')])).toEqual({
      lines: [
        'mf-a 1 (Equipe): would be refused',
        '  it uses useHref of router, which the host does not provide',
        'mf-b 1 (Equipe): fits',
      ],
      broken: ['mf-a'],
    });
  });

  it('takes a release that asks in place of the one of its name', () => {
    const mounted = [release('mf-a', { contract: 2 })];
    expect(checkContract(host, mounted, [release('mf-a', { version: '2' })]).lines).toEqual([
      'mf-a 2 (Equipe): fits',
    ]);
  });

  it('applies the budgets of the registry', () => {
    const budgets = { 'mf-a': { scripts: 1 }, 'mf-b': { scripts: 2 } };
    expect(checkContract(host, [release('mf-a'), release('mf-b')], [], { budgets })).toEqual({
      lines: [
        'mf-a 1 (Equipe): would be refused',
        '  it exceeds its budget for scripts: 2 of 1 KiB; largest files: web/a.js (2 KiB)',
        'mf-b 1 (Equipe): fits',
      ],
      broken: ['mf-a'],
    });
  });

  it('mentions slots that no page mounts', () => {
    const slots = { news: { js: [], css: [] }, courses: { js: [], css: [] } };
    const releases = [release('mf-a', { slots, mounts: [] }), release('mf-b', { mounts: ['courses'] })];
    expect(checkContract(host, releases)).toEqual({
      lines: [
        'mf-a 1 (Equipe): fits',
        '  it fills the slot news, which no page mounts',
        'mf-b 1 (Equipe): fits',
      ],
      broken: [],
    });
  });

  it('leaves those that are there what they own', () => {
    const asking = release('mf-z', { paths: ['/mf-a'] });
    expect(checkContract(host, [release('mf-a')], [asking]).broken).toEqual(['mf-z']);
  });
});
