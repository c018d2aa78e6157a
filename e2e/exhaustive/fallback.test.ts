import {
  expectPrevious,
  type FailingRelease,
  type Failure,
  type Fault,
  startFailingRelease,
} from '../support/failing-release.ts';
import { test } from '../support/portal.ts';

test.use({ failsOnConsoleError: false });

const any: Fault[] = ['is missing', { module: 'throws' }];
const faults = {
  entry: [
    'is missing',
    { text: 'throw new Error("broken release");' },
    { text: 'var mf_courses;' },
    { text: 'var mf_courses = { init() {}, get: async () => () => ({}) };' },
  ],
  routes: any,
  page: [...any, { module: 'page' }],
  'common chunk': any,
  slot: [...any, { module: 'slot' }],
  // The first page has its styles inlined.
  style: ['is missing'],
  'slot style': ['is missing'],
} satisfies Record<Failure['part'], Fault[]>;

const failures = (['first load', 'navigation'] as const).flatMap((way) =>
  Object.entries(faults).flatMap(([part, each]) => each.map((fault) => ({ part, way, fault }) as Failure)),
);
const isPossible = ({ part, way }: Failure) => way === 'navigation' || !part.endsWith('style');
const formatFailure = ({ part, way, fault }: Failure): string =>
  `${way}: ${part} ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`;

let failing: FailingRelease;
test.beforeAll(async ({ portal }) => {
  test.setTimeout(900_000);
  failing = await startFailingRelease(portal);
});
test.afterAll(() => failing.stop());

for (const failure of failures.filter(isPossible))
  test(`falls back to the previous release: ${formatFailure(failure)}`, async ({ page }) => {
    await expectPrevious(page, failing, failure);
  });
