/** How long a test took. */
export interface TimedTest {
  /** File and title. */
  name: string;
  seconds: number;
}

/** Reads the times in the report of Vitest's JSON reporter. */
export function vitestTimes(report: string, root: string): TimedTest[] {
  const { testResults } = JSON.parse(report) as {
    testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
  };
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      name: `${file.name.replace(`${root}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

interface Suite {
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** Reads the times in the report of Playwright's JSON reporter, all attempts of a test together. */
export function playwrightTimes(report: string): TimedTest[] {
  const { suites } = JSON.parse(report) as { suites: Suite[] };
  const timesOf = (suite: Suite): TimedTest[] => [
    ...suite.specs.map(({ file, title, tests }) => {
      const attempts = tests.flatMap(({ results }) => results);
      const milliseconds = attempts.reduce((sum, { duration }) => sum + duration, 0);
      return { name: `e2e/${file} › ${title}`, seconds: milliseconds / 1000 };
    }),
    ...(suite.suites ?? []).flatMap(timesOf),
  ];
  return suites.flatMap(timesOf);
}

/** The tests that took longest, longest first. */
export function slowest(tests: TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
