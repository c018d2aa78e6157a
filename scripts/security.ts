/**
 * `npm run security`: the tests that `docs/asvs.md` names, the signatures of the installed packages, and what each image is made of
 * (CycloneDX, in `.cache/sbom/`). The lock file's hashes are among the tests.
 */
import './processes/exit-with-parent.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checks/run.ts';
import { check } from './checks/step.ts';
import { endToEndTests, runSuite, unitTests } from './checks/suite.ts';
import { byRunner, namedTests } from './security/named-tests.ts';
import { components, signatures } from './security/supply-steps.ts';

const { unit, endToEnd } = byRunner(namedTests(readFileSync(join(root, 'docs/asvs.md'), 'utf8')));

await runSuite([
  [[signatures, components, check('Build', 'node', 'shared/platform/build/build.ts')]],
  [[unitTests('Unit and API tests', ['node', 'api', 'dom', 'full'], unit)]],
  [[endToEndTests('End-to-end tests', ['usual'], endToEnd)]],
]);
