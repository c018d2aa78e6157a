/** Settings of `npm run mutation`: Stryker changes a module in hundreds of small ways and lists the changes that no test detects. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A change of a value that is created at import needs a new process, half of the total time.
  ignoreStatic: true,
  // Another text does not change a decision.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Percent of the changes that tests must detect.
  thresholds: { break: 85 },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['**/dist', '.data', '.cache'],
  concurrency: 2,
  // An endless loop takes this long, and a new process; a test that waits in vain ends before, by its own timeout.
  timeoutMS: 10_000,
};
