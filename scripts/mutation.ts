/**
 * `npm run mutation [-- <module> …]`: how many small changes of the modules that matter most the tests notice.
 * Ends with 1 where a module is below the goal.
 */
import './processes/exit-with-parent.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MutatedModule, mutatedModules } from './checks/mutated-modules.ts';
import { root, run } from './checks/run.ts';

/** Percent of the changes that tests must notice. */
const GOAL = 85;

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** @returns how many changes were noticed, and how many were made; changes that do not compile or load do not count */
async function mutate({ mutate, tests }: MutatedModule): Promise<{ noticed: number; made: number }> {
  const ran = await run('stryker', ['run', '--mutate', mutate.join(',')], {
    env: { MUTATION_TESTS: tests.join(',') },
  });
  // The report that lies there is of another module.
  if (!ran) throw new Error(`Stryker did not finish with ${tests.join(', ')}`);
  const report: Report = JSON.parse(readFileSync(join(root, '.cache/mutation.json'), 'utf8'));
  const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = states.filter((status) => ['Killed', 'Timeout'].includes(status)).length;
  return {
    noticed,
    made: noticed + states.filter((status) => ['Survived', 'NoCoverage'].includes(status)).length,
  };
}

const wanted = process.argv.slice(2);
const rows: string[] = [];
for (const module of mutatedModules.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { noticed, made } = await mutate(module);
  const percent = (100 * noticed) / made;
  rows.push(`${module.name.padEnd(20)} ${percent.toFixed(1).padStart(5)} %  ${noticed} of ${made}`);
  if (percent < GOAL) process.exitCode = 1;
}
console.log(`\n${rows.join('\n')}`);
