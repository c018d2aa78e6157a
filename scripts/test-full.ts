/** `npm run test:full`: runs tests that take too long for every change; CI runs it after `npm test`. */
import { check, endToEndTests, runSuite, unitTests } from './checks/suite.ts';

/** Faults of `npm run matrix` that concern every page of a remote; `npm test` shows the others. */
const topologies = ['mf-psg throws on the server', 'mf-courses throws in the browser'];

await runSuite([
  [[check('Build', 'node', ['shared/platform/build/build.ts'])]],
  [[unitTests('Exhaustive tests', ['full'])]],
  [[endToEndTests('Every page', ['exhaustive'])]],
  [[endToEndTests('Topologies', topologies, [], 'matrix.config.ts')]],
  [[check('Chaos', 'node', ['bench/bench.ts', 'chaos'], { SMOKE: '1' })]],
]);
