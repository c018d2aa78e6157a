import { chromium } from '@playwright/test';
import { freePort } from '@portal/tooling/free-port';
import runLighthouse from 'lighthouse';
import { browserFlags, usualBrowser } from '../../e2e/support/browser.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import { median } from '../median.ts';
import { serveStaticPages } from '../serve-copies.ts';
import type { Bench } from '../start-bench.ts';
import { calmPages } from './calm-pages.ts';

/** What Lighthouse says of one visit. */
interface Verdict {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  /** Milliseconds that tasks took beyond 50 each, on the phone that it simulates. */
  blocking: number;
  /** Milliseconds until the largest paint, on the same phone. */
  largestPaint: number;
  /** How fast Lighthouse found this machine, without unit: 2,100 to 2,600 on a quiet desktop, for which its 4x is meant. */
  benchmarkIndex: number;
}

/** Lowest benchmark index at which goals are evaluated. */
const MIN_INDEX = 1_500;

/**
 * Lighthouse's figures of a first visit on a phone, each page beside the same one as a static file: by turns, so that a
 * slow machine is seen. What the static pages miss is the machine's. On a slow machine the measurements have no goals.
 */
export async function measureLighthouse(bench: Bench): Promise<Measured[]> {
  const { url: portal } = await bench.host('host', await bench.api('api'));
  const copy = await serveStaticPages(bench, portal, calmPages);
  const figures: Measured[] = [];
  const indexes: number[] = [];
  for (const path of calmPages) {
    const ours: Verdict[] = [];
    const still: Verdict[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      ours.push(await judge(`${portal}/senac-portal/${path}`));
      still.push(await judge(`${copy}/senac-portal/${path}`));
    }
    figures.push(...figuresOf(`/${path}`, ours, still));
    indexes.push(...[...ours, ...still].map(({ benchmarkIndex }) => benchmarkIndex));
  }
  return judgedAt(median(indexes), figures);
}

/** The machine's benchmark index, then its measurements; below {@link MIN_INDEX} these have no goals. */
export function judgedAt(benchmarkIndex: number, figures: readonly Measured[]): Measured[] {
  const isSlow = benchmarkIndex < MIN_INDEX;
  const reason = isSlow ? `below ${MIN_INDEX.toLocaleString('en')}: goals are not evaluated` : undefined;
  return [
    reportOnly('Lighthouse benchmark index of this machine', benchmarkIndex, '', reason),
    ...figures.map((figure) => (isSlow ? { ...figure, goal: null } : figure)),
  ];
}

function figuresOf(page: string, ours: readonly Verdict[], still: readonly Verdict[]): Measured[] {
  const of = (verdicts: readonly Verdict[], figure: keyof Verdict) =>
    median(verdicts.map((verdict) => verdict[figure]));
  const beside = (figure: keyof Verdict) =>
    `as a static file ${Math.round(of(still, figure)).toLocaleString('en')}`;
  return [
    atLeast(`${page}: performance`, of(ours, 'performance'), 95, '', beside('performance')),
    atMost(`${page}: total blocking time`, of(ours, 'blocking'), 200, 'ms', beside('blocking')),
    reportOnly(`${page}: largest paint`, of(ours, 'largestPaint'), 'ms', beside('largestPaint')),
    atLeast(`${page}: accessibility`, of(ours, 'accessibility'), 100, ''),
  ];
}

/** One visit in a browser of its own, which Lighthouse reaches by a port. */
async function judge(address: string): Promise<Verdict> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: usualBrowser,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await runLighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'nothing was measured'}`);
    const { audits, categories } = result.lhr;
    return {
      performance: 100 * (categories.performance?.score ?? Number.NaN),
      accessibility: 100 * (categories.accessibility?.score ?? Number.NaN),
      blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      benchmarkIndex: result.lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
