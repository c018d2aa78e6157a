import { chromium } from '@playwright/test';
import { freePort } from '@portal/tooling/free-port';
import runLighthouse from 'lighthouse';
import { browserFlags, usualBrowser } from '../e2e/support/browser.ts';
import { atLeast, atMost, type Measurement, median, reportOnly } from './measurement.ts';
import { landingPages, serveStaticPages } from './serve-static-pages.ts';
import type { Bench } from './start-bench.ts';

/** Lowest benchmark index at which goals are evaluated. Lighthouse's 4x is meant for 2,100 to 2,600, a quiet desktop. */
const MIN_INDEX = 1_500;

/**
 * Measures a first visit on a phone with Lighthouse, each page next to the same one as a static file, alternating. If the static
 * page misses a goal, the machine is too slow.
 */
export async function measureLighthouse(bench: Bench): Promise<Measurement[]> {
  const { url: portal } = await bench.host('host', await bench.api('api'));
  const copy = await serveStaticPages(bench, portal, landingPages);
  const measurements: Measurement[] = [];
  const indexes: number[] = [];
  for (const path of landingPages) {
    const portalAudits: Audit[] = [];
    const staticAudits: Audit[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      portalAudits.push(await audit(`${portal}/senac-portal/${path}`));
      staticAudits.push(await audit(`${copy}/senac-portal/${path}`));
    }
    const value = (key: keyof Audit, audits = portalAudits) => median(audits.map((each) => each[key]));
    const note = (key: keyof Audit) => `as a static file ${Math.round(value(key, staticAudits))}`;
    measurements.push(
      atLeast(`/${path}: performance`, value('performance'), 95, '', note('performance')),
      atMost(`/${path}: total blocking time`, value('blocking'), 200, 'ms', note('blocking')),
      reportOnly(`/${path}: largest paint`, value('largestPaint'), 'ms', note('largestPaint')),
      atLeast(`/${path}: accessibility`, value('accessibility'), 100),
    );
    indexes.push(...[...portalAudits, ...staticAudits].map(({ benchmarkIndex }) => benchmarkIndex));
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

/**
 * Audits one visit with Lighthouse in a new browser, and again if Lighthouse has lost the start of its trace.
 * @param headers of each request
 */
async function audit(url: string, headers: Record<string, string> = {}) {
  let result = await runInNewBrowser(url, headers);
  for (let attempt = 1; attempt < 4 && result.runtimeError?.code === 'NO_NAVSTART'; attempt += 1)
    result = await runInNewBrowser(url, headers);
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
async function runInNewBrowser(url: string, extraHeaders: Record<string, string>) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: usualBrowser,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const onlyCategories = ['performance', 'accessibility'];
    const result = await runLighthouse(url, { port, logLevel: 'error', onlyCategories, extraHeaders });
    if (!result) throw new Error(`${url}: nothing was measured`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
