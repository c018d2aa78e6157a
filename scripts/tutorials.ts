/** `npm run tutorials`: runs the commands of the tutorials in docs/ in copies of the repository; before a release. */
import './processes/exit-with-parent.ts';
import { check, runSuite, unitTests } from './checks/suite.ts';

await runSuite([
  [[check('Build', 'node', ['shared/platform/build/build.ts'])]],
  [[unitTests('Tutorials', ['tutorials'])]],
]);
