/**
 * `npm run mutation -- <module> …`: changes modules in many small ways, and lists the changes that no test in their folders
 * detects. Ends with 1 if the score is below Stryker's threshold.
 */
import { dirname } from 'node:path';
import { run } from './checks/run.ts';

const modules = process.argv.slice(2);
const MUTATION_TESTS = [...new Set(modules.map((file) => dirname(file)))].join(',');
const succeeded =
  modules.length > 0 &&
  (await run('stryker', ['run', '--mutate', modules.join(',')], { env: { MUTATION_TESTS } }));
if (!succeeded) process.exitCode = 1;
