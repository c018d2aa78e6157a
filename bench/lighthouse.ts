import { chromium } from '@playwright/test';
import { freePort } from '@portal/tooling/free-port';
import runLighthouse from 'lighthouse';
import { browserFlags, usualBrowser } from '../e2e/support/browser.ts';
import { atLeast, atMost, type Measurement, median, reportOnly } from './measurement.ts';
import type { Bench } from './start-bench.ts';

/** Lowest benchmark index at which goals are evaluated. Lighthouse's 4x is meant for 2,100 to 2,600, a quiet desktop. */
const MIN_INDEX = 1_500;

/** Public pages that visitors arrive at, which must stay responsive. */
const landingPages = ['', 'cursos', 'detalhes/1', 'psg', 'login', 'noticias'];

/** Measures a first visit on a phone with Lighthouse. */
export async function measureLighthouse(bench: Bench): Promise<Measurement[]> {
  const { url: portal } = await bench.host('host', await bench.api('api'));
  const measurements: Measurement[] = [];
  const indexes: number[] = [];
  for (const path of landingPages) {
    const audits: Audit[] = [];
    for (let run = 0; run < bench.runs; run += 1) audits.push(await audit(`${portal}/senac-portal/${path}`));
    const value = (key: keyof Audit) => median(audits.map((each) => each[key]));
    measurements.push(
      atLeast(`/${path}: performance`, value('performance'), 95),
      atMost(`/${path}: total blocking time`, value('blocking'), 200, 'ms'),
      reportOnly(`/${path}: largest paint`, value('largestPaint'), 'ms'),
      atLeast(`/${path}: accessibility`, value('accessibility'), 100),
    );
    indexes.push(...audits.map(({ benchmarkIndex }) => benchmarkIndex));
  }
  return withBenchmarkIndex(median(indexes), measurements);
}

/** Returns the machine's benchmark index and the measurements; below {@link MIN_INDEX} these have no goals. */
export function withBenchmarkIndex(index: number, measurements: readonly Measurement[]): Measurement[] {
  const isSlow = index < MIN_INDEX;
  const reason = isSlow ? `below ${MIN_INDEX.toLocaleString('en')}: goals are not evaluated` : undefined;
  return [
    reportOnly('Lighthouse benchmark index of this machine', index, '', reason),
    ...measurements.map((each) => (isSlow ? { ...each, goal: null } : each)),
  ];
}

type Audit = Awaited<ReturnType<typeof audit>>;

/** Audits one visit with Lighthouse in a new browser, and again if Lighthouse has lost the start of its trace. */
async function audit(url: string) {
  let result = await runInNewBrowser(url);
  for (let attempt = 1; attempt < 4 && result.runtimeError?.code === 'NO_NAVSTART'; attempt += 1)
    result = await runInNewBrowser(url);
  const { audits, categories, environment, runtimeError } = result;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    performance: 100 * (categories.performance?.score ?? Number.NaN),
    accessibility: 100 * (categories.accessibility?.score ?? Number.NaN),
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Lighthouse reaches the browser by a port. */
async function runInNewBrowser(url: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: usualBrowser,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const onlyCategories = ['performance', 'accessibility'];
    const result = await runLighthouse(url, { port, logLevel: 'error', onlyCategories });
    if (!result) throw new Error(`${url}: nothing was measured`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
