/**
 * `npm run mutation [-- <module> …]`: changes the modules of `checks/mutated-modules.ts` in many small ways, and lists the
 * changes that no test detects. Ends with 1 if the score of a module is below Stryker's threshold.
 */
import { dirname } from 'node:path';
import { mutatedModules } from './checks/mutated-modules.ts';
import { run } from './checks/run.ts';

const wanted = process.argv.slice(2);
for (const { name, mutate, tests } of mutatedModules) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const MUTATION_TESTS = (tests ?? [...new Set(mutate.map((file) => dirname(file)))]).join(',');
  const succeeded = await run('stryker', ['run', '--mutate', mutate.join(',')], { env: { MUTATION_TESTS } });
  if (!succeeded) process.exitCode = 1;
}
