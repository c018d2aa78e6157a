/**
 * `npm run security`: runs the tests that `docs/asvs.md` names, verifies the signatures of the installed packages, and lists the
 * components of each image (CycloneDX, in `.cache/sbom/`). Tests verify the lock file's hashes.
 */
import './processes/exit-with-parent.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checks/run.ts';
import { check, endToEndTests, runSuite, unitTests } from './checks/suite.ts';
import { components, signatures } from './security/supply-chain.ts';

const named = readFileSync(join(root, 'docs/asvs.md'), 'utf8').matchAll(/`([\w./-]+\.test\.tsx?)`/g);
const files = [...new Set([...named].map(([, file = '']) => file))];
const { endToEnd = [], unit = [] } = Object.groupBy(files, (file) =>
  file.startsWith('e2e/') ? 'endToEnd' : 'unit',
);

await runSuite([
  [[signatures, components, check('Build', 'node', ['shared/platform/build/build.ts'])]],
  [[unitTests('Unit and API tests', ['node', 'api', 'dom', 'full'], unit)]],
  [[endToEndTests('End-to-end tests', ['usual'], endToEnd)]],
]);
