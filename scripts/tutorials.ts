/** `npm run tutorials`: does what docs/ says, command by command, in copies of the repository; before a release. */
import './processes/exit-with-parent.ts';
import { check } from './checks/step.ts';
import { runSuite, unitTests } from './checks/suite.ts';

await runSuite([
  [[check('Build', 'node', 'shared/platform/build/build.ts')]],
  [[unitTests('Tutorials', ['tutorials'])]],
]);
