/** `npm run test:full`: runs tests that take too long for every change; CI runs it after `npm test`. */
import { check, endToEndTests, runSuite, unitTests } from './checks/suite.ts';

const olderBrowserJourneys = ['visitor-by-clicks', 'psg-registration', 'pss-application'].map(
  (name) => `journeys/${name}`,
);

/** Each fault of `npm run matrix` once, each with another remote. */
const topologies = [
  'mf-content down',
  'mf-candidate slow',
  'mf-psg throws on the server',
  'mf-courses throws in the browser',
];

await runSuite([
  [[check('Build', 'node', ['shared/platform/build/build.ts'])]],
  [[unitTests('Exhaustive tests', ['full'])]],
  [[endToEndTests('Every page', ['exhaustive'])]],
  // Without the PDF reader, which needs newer browsers.
  [[endToEndTests('Older browsers', ['usual'], olderBrowserJourneys, { OLDER_BROWSER: '1' })]],
  [[endToEndTests('Topologies', topologies, [], {}, 'matrix.config.ts')]],
  [[check('Chaos', 'node', ['bench/bench.ts', 'chaos'], { SMOKE: '1' })]],
  [[check('Bench', 'node', ['bench/bench.ts'], { SMOKE: '1', RUNS: '1', ONLY: 'lab' })]],
]);
