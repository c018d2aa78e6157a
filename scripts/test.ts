/**
 * `npm test`: runs the checks for every change; `npm test -- mf-psg …` those that concern only these remotes.
 * `npm run test:full` runs exhaustive ones.
 */
import { root } from './checks/run.ts';
import { check, endToEndTests, runSuite, unitTests } from './checks/suite.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

const remotes = readOwnRemotes(root);
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !remotes.includes(name));
if (unknown !== undefined) {
  console.error(`there is no remote '${unknown}'`);
  process.exit(1);
}
const folders =
  chosen.length > 0 ? chosen : ['host', ...remotes, 'shared', 'api', 'e2e', 'scripts', 'bench', 'examples'];

const lint = check('Format and lint', 'biome', ['ci', '--error-on-warnings', ...chosen]);
const types = check('Types', 'tsc', ['-p', 'tsconfig.json']);
const boundaries = check('Boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...folders]);

await runSuite(
  chosen.length > 0
    ? [
        [[lint, types, boundaries]],
        [
          [
            unitTests(
              'Unit tests',
              ['node', 'dom'],
              chosen.map((name) => `${name}/`),
            ),
          ],
        ],
      ]
    : [
        [
          [lint, types, boundaries, check('Dead code', 'knip', ['--no-progress'])],
          [
            check('Build', 'node', ['shared/platform/build/build.ts']),
            check('Sizes', 'size-limit'),
            check('Shipped files', 'node', ['scripts/shipped-files.ts']),
          ],
        ],
        [[unitTests('Unit and API tests', ['node', 'api', 'dom'])]],
        [[endToEndTests('End-to-end tests', ['usual'])]],
      ],
);
