import fc from 'fast-check';
import { expect, it } from 'vitest';
import { admitInOrder, admitRelease, type Claims } from './admit-release.ts';
import { isSameClaim } from './path-pattern.ts';
import { reasonInWords } from './reasons.ts';
import type { HostFacts } from './release-manifest.ts';

const none = { js: [], css: [] };
const host: HostFacts = {
  contract: 1,
  shared: {
    router: { version: '7.2.0', names: ['Link', 'useHref'] },
    charts: { version: '1.0.0', names: null },
  },
};
const claims = (name: string, over: Partial<Claims> = {}): Claims => ({
  name,
  team: 'Cursos',
  contract: 1,
  paths: [],
  slots: {},
  shared: {},
  ...over,
});
const uses = (names: string[], range = '^7.1.0') => ({ router: { range, names } });

const contract = 'was built for contract 2; the host speaks 1';
const lacks = (names: string) => `uses ${names} of router, which the host does not give`;
const asksFor = (range: string, brought: string) => `asks for ${range}; the host brings ${brought}`;
const owner = claims('mf-a', { paths: ['/x/:id', '*'], slots: { news: none } });

/** The reasons why a release is refused, in words; none when it is admitted. */
const reasons = (over: Partial<Claims>, offered = host): string[] => {
  const verdict = admitRelease(claims('mf-b', over), offered, [owner]);
  return verdict.kind === 'refused' ? verdict.refusals.map((refusal) => reasonInWords(refusal)) : [];
};

it.each<[string, Partial<Claims>]>([
  ['paths of its own', { paths: ['/y', '/y/:id'] }],
  ['a slot of its own', { slots: { courses: none } }],
  ['a shared module in a version of its range', { shared: uses(['Link', 'useHref']) }],
  ['a shared module that is given whole', { shared: { charts: { range: '^1.0.0', names: ['Bar'] } } }],
])('the admission of a release goes by %s', (_, over) => {
  expect(reasons(over)).toEqual([]);
});

it.each<[string, Partial<Claims>, string[]]>([
  ['another contract, whatever else is wrong', { contract: 2, paths: ['*'] }, [contract]],
  ['names that the host does not give', { shared: uses(['useA', 'Link', 'useB']) }, [lacks('useA, useB')]],
  ['an older range, whatever it uses', { shared: uses(['useA'], '^6') }, [asksFor('router ^6', '7.2.0')]],
  ['a newer version than the host’s', { shared: uses([], '^7.3') }, [asksFor('router ^7.3', '7.2.0')]],
  [
    'a module that is not there',
    { shared: { other: { range: '^1', names: [] } } },
    [asksFor('other ^1', 'none')],
  ],
  ['the same path', { paths: ['*'] }, ['claims *, which mf-a (Cursos) owns']],
  ['what is no pattern', { paths: ['/y*'] }, ["claims '/y*', which is no path pattern"]],
  [
    'all that is wrong',
    { paths: ['/x/:slug'], slots: { news: none }, shared: uses(['StaticRouter', 'Link']) },
    [
      lacks('StaticRouter'),
      'claims /x/:slug, which mf-a (Cursos) owns as /x/:id',
      'fills the slot news, which mf-a (Cursos) fills',
    ],
  ],
])('the admission of a release is refused for %s', (_, over, words) => {
  expect(reasons(over)).toEqual(words);
});

const one = claims('mf-a', { paths: ['/x'] });
const other = claims('mf-b', { paths: ['/x'] });
const moved = claims('mf-a', { paths: ['/y'] });

it.each<[string, releases: Claims[], mounted: Claims[], kinds: string[]]>([
  ['leaves an owner what it has, though it comes last', [one, other], [other], ['refused', 'admitted']],
  ['gives a path on once its owner has given it up', [moved, other], [one], ['admitted', 'admitted']],
])('the admission of several releases at once %s', (_, list, mounted, kinds) => {
  expect(admitInOrder(list, host, mounted).map(({ verdict }) => verdict.kind)).toEqual(kinds);
});

const release = fc.record({
  name: fc.constantFrom('mf-a', 'mf-b', 'mf-c', 'mf-d'),
  paths: fc.uniqueArray(fc.constantFrom('/a', '/a/:id', '/a/:slug', '/a/*', '/b', '/b/', '*', '/:x')),
  contract: fc.constantFrom(1, 1, 1, 2),
});
const releases = fc.uniqueArray(
  release.map(({ name, ...over }) => claims(name, over)),
  { selector: ({ name }) => name },
);

it('the admission of several releases at once leaves every address with one owner, and takes nothing from whoever had it', () => {
  fc.assert(
    fc.property(releases, releases, (before, after) => {
      const admittedOf = (list: Claims[], owners: Claims[]) =>
        admitInOrder(list, host, owners).flatMap(({ release: each, verdict }) =>
          verdict.kind === 'admitted' ? [each] : [],
        );
      const mounted = admittedOf(before, []);
      const renewed = admittedOf(after, mounted);
      const kept = mounted.filter(({ name }) => !renewed.some((each) => each.name === name));
      const owners = [...kept, ...renewed];
      const claimed = owners.flatMap(({ name, paths }) => paths.map((path) => ({ name, path })));
      const shared = claimed.flatMap(({ name, path }) =>
        claimed.filter((each) => name < each.name && isSameClaim(path, each.path)),
      );
      expect(shared).toEqual([]);
    }),
  );
});
