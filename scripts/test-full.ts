/** `npm run test:full`: what takes longer than anybody waits for a change; CI runs it after `npm test`. */
import './processes/exit-with-parent.ts';
import { check, checkWith } from './checks/step.ts';
import { endToEndTests, runSuite, unitTests } from './checks/suite.ts';

const olderBrowserJourneys = ['visitor-by-clicks', 'psg-registration', 'pss-application'].map(
  (name) => `journeys/${name}`,
);

await runSuite([
  [[check('Build', 'node', 'shared/platform/build/build.ts')]],
  [[unitTests('Exhaustive tests', ['full'])]],
  [[endToEndTests('Every page', ['exhaustive'])]],
  // Without the reader of PDFs, which needs younger browsers.
  [[endToEndTests('Older browsers', ['usual'], olderBrowserJourneys, { OLDER_BROWSER: '1' })]],
  [[check('Chaos', 'node', 'scripts/chaos.ts', '--short')]],
  [[checkWith({ SMOKE: '1', RUNS: '1', ONLY: 'tour' }, 'Bench', 'node', 'scripts/bench.ts')]],
]);
