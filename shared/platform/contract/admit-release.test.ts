import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  type AdmissionError,
  admitInOrder,
  admitRelease,
  type Claims,
  findUnmountedSlots,
  isPathPattern,
  isSameClaim,
} from './admit-release.ts';
import { formatReason } from './reasons.ts';
import type { HostFacts } from './release-manifest.ts';

const none = { js: [], css: [] };
const host: HostFacts = {
  contract: 1,
  basePath: '/portal',
  shared: {
    router: { version: '7.2.0', names: ['Link', 'useHref'] },
    charts: { version: '1.0.0', names: null },
  },
};
const rest = { team: 'Cursos', contract: 1, paths: [], slots: {}, shared: {} };
const claims = (name: string, over: Partial<Claims> = {}): Claims => ({ name, ...rest, ...over });
const uses = (names: string[], range = '^7.1.0') => ({ router: { range, names } });
const owner = claims('mf-a', { paths: ['/x/:id', '*'], slots: { news: none } });

/** Returns the errors of a release; none if it is admitted. */
const errors = (over: Partial<Claims>): AdmissionError[] => admitRelease(claims('mf-b', over), host, [owner]);

it('a release is admitted with paths and slots of its own, and modules that the host provides in part or whole', () => {
  const shared = { ...uses(['Link', 'useHref']), charts: { range: '^1.0.0', names: ['Bar'] } };
  const slots = { courses: none };
  expect(errors({ basePath: '/portal', paths: ['/y', '/y/:id'], slots, shared })).toEqual([]);
});

it.each<[string, Partial<Claims>, AdmissionError]>([
  ['another contract alone', { contract: 2, paths: ['*'] }, { kind: 'contract', built: 2, host: 1 }],
  [
    'a newer version, whatever it uses of it',
    { shared: uses(['useA'], '^7.3') },
    { kind: 'version', module: 'router', range: '^7.3', brought: '7.2.0' },
  ],
  ['what is no pattern', { paths: ['/y*'] }, { kind: 'pattern', path: '/y*' }],
])('a release is rejected for %s', (_, over, refusal) => {
  expect(errors(over)).toEqual([refusal]);
});

it('a release is rejected with all errors, as text', () => {
  const wrong = { charts: { range: '^2', names: [] }, vue: { range: '3.0.0', names: [] } };
  const shared = { ...uses(['useA', 'Link', 'useB']), ...wrong };
  const refused = errors({ basePath: '', paths: ['/x/:slug', '*'], slots: { news: none }, shared });
  expect(refused.map((refusal) => formatReason(refusal))).toEqual([
    "was built for the base path /; the portal's is /portal",
    'uses useA, useB of router, which the host does not provide',
    'needs charts in the range ^2; the host provides 1.0.0',
    'needs vue 3.0.0 or newer of the same major version; the host provides none',
    'claims /x/:slug, which mf-a (Cursos) owns as /x/:id',
    'claims *, which mf-a (Cursos) owns',
    'fills the slot news, which mf-a (Cursos) fills',
  ]);
});

it.each([
  // Vite writes the version that it built with as the required one, others as a caret range.
  ['7.2.0', true],
  ['7.1.9', true],
  ['7.2.1', false],
  ['7.3.0', false],
  ['6.9.9', false],
  ['8.0.0', false],
  // A team's own range is taken as written.
  ['^6.0.0', false],
  ['^7.1.0', true],
  ['=7.1.0', false],
  ['~7.1.0', false],
  ['>=6', true],
  ['7', true],
])('a release that needs %s of a module fits a host with 7.2.0: %s', (range, fits) => {
  const error = { kind: 'version', module: 'router', range, brought: '7.2.0' };
  expect(errors({ shared: { router: { range, names: [] } } })).toEqual(fits ? [] : [error]);
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

it('the admission of several releases at once leaves every path with one owner, and takes none from its owner', () => {
  fc.assert(
    fc.property(releases, releases, (before, after) => {
      const admittedOf = (list: Claims[], owners: Claims[]) =>
        admitInOrder(list, host, owners).flatMap(({ release: each, errors }) =>
          errors.length === 0 ? [each] : [],
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

const files = { js: [], css: [] };
const slots = { news: files, courses: files };

it('finds the slots that no page mounts, if all releases list those that they mount', () => {
  expect(findUnmountedSlots({ slots }, [{ mounts: ['courses', 'other'] }, { mounts: [] }])).toEqual(['news']);
  expect(findUnmountedSlots({ slots }, [{ mounts: ['courses'] }, { mounts: ['news'] }])).toEqual([]);
  expect(findUnmountedSlots({ slots }, [{ mounts: ['courses'] }, {}])).toEqual([]);
});

it.each([
  ['/x', '/x/'],
  ['/x', '/X'],
  ['/', ''],
  ['*', '/*'],
  ['/x/:id?', '/x'],
])('the path patterns %s and %s claim the same', (one, other) => {
  expect(isSameClaim(one, other)).toBe(true);
  expect(isSameClaim(other, one)).toBe(true);
});

const joinSteps = (...steps: string[]) =>
  fc
    .tuple(fc.array(fc.constantFrom(...steps), { maxLength: 2 }), fc.boolean())
    .map(([each, splat]) => `/${[...each, ...(splat ? ['*'] : [])].join('/')}`);
const steps = ['', 'a', 'b', 'c'];
const addresses = steps.flatMap((one) => steps.map((two) => `/${[one, two].filter(Boolean).join('/')}`));
const ownerAt = (paths: readonly string[], address: string) =>
  matchRoutes(
    paths.map((path) => ({ path, id: path })),
    address,
  )?.at(-1)?.route.id;
const decidedByOrder = (one: string, other: string) =>
  one !== other &&
  addresses.some((address) => ownerAt([one, other], address) !== ownerAt([other, one], address));

it('two path patterns claim the same exactly where the router would use their order', () => {
  const pattern = joinSteps('a', 'b', ':p', ':q');
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      expect(isSameClaim(one, other)).toBe(one === other || decidedByOrder(one, other));
    }),
    { numRuns: 300 },
  );
});

it('two path patterns with optional segments never make the router use their order unnoticed', () => {
  const pattern = joinSteps('a', 'b', ':p', 'a?', ':p?');
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      if (decidedByOrder(one, other)) expect(isSameClaim(one, other)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each(['*', '/', '/x/:id?', '/x/*', '/plano_cursos', '/não'])('a pattern: %s', (path) => {
  expect(isPathPattern(path)).toBe(true);
});

it.each(['/x*', '/*/x', '/:id.pdf', '/x/:', '/%78', '/x?y'])('no pattern: %s', (path) => {
  expect(isPathPattern(path)).toBe(false);
});
