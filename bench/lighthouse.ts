import { chromium } from '@playwright/test';
import { freePort } from '@portal/tooling/free-port';
import runLighthouse from 'lighthouse';
import { browserFlags, usualBrowser } from '../e2e/support/browser.ts';
import { atLeast, atMost, type Measurement, median, reportOnly } from './measurement.ts';
import { serveStaticPages } from './serve-static-pages.ts';
import type { Bench } from './start-bench.ts';

/** Public pages that visitors arrive at, which must stay responsive. */
const landingPages = ['', 'cursos', 'detalhes/1', 'psg', 'login', 'noticias'];

/** Measures a first visit on a phone with Lighthouse, each page next to the same one as a static file, alternating. */
export async function measureLighthouse(bench: Bench): Promise<Measurement[]> {
  const { url: portal } = await bench.host(await bench.api());
  const copy = await serveStaticPages(bench, portal, landingPages);
  const measurements: Measurement[] = [];
  const indexes: number[] = [];
  for (const path of landingPages) {
    const audits = { portal: [] as Audit[], copy: [] as Audit[] };
    for (let run = 0; run < bench.runs; run += 1) {
      audits.portal.push(await audit(`${portal}/senac-portal/${path}`));
      audits.copy.push(await audit(`${copy}/senac-portal/${path}`));
    }
    const value = (key: keyof Audit, of: keyof typeof audits = 'portal') =>
      median(audits[of].map((each) => each[key]));
    const paints = value('largestPaint') / value('largestPaint', 'copy');
    measurements.push(
      atLeast(`/${path}: performance`, value('performance'), value('performance', 'copy') - 5),
      atMost(`/${path}: total blocking time`, value('blocking'), value('blocking', 'copy') * 1.5 + 100, 'ms'),
      reportOnly(`/${path}: largest paint ÷ static page`, paints),
      atLeast(`/${path}: accessibility`, value('accessibility'), 100),
    );
    indexes.push(value('benchmarkIndex'));
  }
  // Lighthouse's 4x is meant for 2,100 to 2,600, a quiet desktop.
  return [reportOnly('benchmark index of this machine', median(indexes)), ...measurements];
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
