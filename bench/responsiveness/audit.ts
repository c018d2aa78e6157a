import { chromium } from '@playwright/test';
import { freePort } from '@portal/tooling/free-port';
import runLighthouse from 'lighthouse';
import { browserFlags, usualBrowser } from '../../e2e/support/browser.ts';

export type Audit = Awaited<ReturnType<typeof audit>>;

/**
 * Audits one visit with Lighthouse in a new browser, and again if Lighthouse has lost the start of its trace.
 * @param headers of each request
 */
export async function audit(url: string, headers: Record<string, string> = {}) {
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
