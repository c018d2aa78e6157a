/** `npm test`: runs the checks for every change. `npm run test:full` runs exhaustive ones. */
import './processes/exit-with-parent.ts';
import { root } from './checks/run.ts';
import { check, endToEndTests, runSuite, unitTests } from './checks/suite.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

const folders = ['host', ...readOwnRemotes(root), 'shared', 'api', 'e2e', 'scripts', 'bench', 'examples'];

await runSuite([
  [
    [
      check('Format and lint', 'biome', ['ci', '--error-on-warnings']),
      check('Types', 'tsc', ['-p', 'tsconfig.json']),
      check('Boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...folders]),
      check('Dead code', 'knip', ['--no-progress']),
    ],
    [
      check('Build', 'node', ['shared/platform/build/build.ts']),
      check('Sizes', 'size-limit'),
      check('Shipped files', 'node', ['scripts/shipped-files.ts']),
    ],
  ],
  [[unitTests('Unit and API tests', ['node', 'api', 'dom'])]],
  [[endToEndTests('End-to-end tests', ['usual'])]],
]);
