/** For `npm run mutation`: changes a module in hundreds of small ways and tells which changes no test of the module notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A change of a value that is made at import costs a new process, and was half of all the time.
  ignoreStatic: true,
  // A text of another wording is no fault of a decision.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['**/dist', '.data', '.cache'],
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // An endless loop costs this much, and a new process; what a test waits for in vain ends before, by the test's own limit.
  timeoutMS: 10_000,
};
