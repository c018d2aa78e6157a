/**
 * `npm run bench`: the portal's figures over a slow phone, as ratios against the same code as one bundle and
 * against static pages of the same text and pictures, with linked style sheets and with these in the page; then the
 * sizes, the server's load, what 500 slow connections cost visitors, releases that come one after the other, many
 * remotes, and a schedule of 5,000 courses.
 * `RUNS` sets how many interleaved visits are counted (5), `ONLY=lab|server|slow|releases|catalogue` limits what is measured.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { apiProgram, hostProgram, readPlan, remoteProgram } from '../scripts/processes/portal-plan.ts';
import { createProcessGroup } from '../scripts/processes/process-group.ts';
import { measureCatalogue } from './catalogue.ts';
import { atLeast, atMost, line, type Measured, meets, reportOnly } from './goals.ts';
import { type Visit, visit } from './lab.ts';
import { median } from './median.ts';
import { measureReleases } from './releases/releases.ts';
import { type Copy, serveMonolith, serveStaticPages, withLinkedStyles } from './serve-copies.ts';
import { htmlBytes, load } from './server-load.ts';
import { measureSlowConnections } from './slow-connections.ts';

const root = path.resolve(import.meta.dirname, '..');
const runs = Number(process.env.RUNS ?? 5);
const only = process.env.ONLY;

/** The pages measured, each with an element that is there only when its data is. */
const pages = [
  { name: 'home', path: '', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'cursos', path: 'cursos', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'detalhes', path: 'detalhes/1', readyWhen: 'main [data-region="loaded"]' },
  { name: 'psg', path: 'psg', readyWhen: 'main [data-region="loaded"]' },
  { name: 'noticias', path: 'noticias', readyWhen: 'main [data-region="loaded"]' },
] as const;

const variants = ['portal', 'bundle', 'linked', 'inlined'] as const;
type Variant = (typeof variants)[number];
const isStatic = (variant: Variant): boolean => variant === 'linked' || variant === 'inlined';

async function measureLab(urls: Record<Variant, string>): Promise<Measured[]> {
  const visits: Record<string, Visit[]> = {};
  for (let run = 0; run <= runs; run += 1) {
    for (const page of pages) {
      for (const variant of variants) {
        const seen = await visit(
          `${urls[variant]}/senac-portal/${page.path}`,
          page.readyWhen,
          variant === 'portal',
        );
        const key = `${page.name} ${variant}`;
        // The first round warms caches and is not counted.
        if (run > 0) visits[key] = [...(visits[key] ?? []), seen];
      }
    }
    console.info(`round ${run} of ${runs}`);
  }
  const of = (page: string, variant: Variant, figure: keyof Visit) =>
    median((visits[`${page} ${variant}`] ?? []).map((each) => each[figure]));
  return pages.flatMap(({ name }) => [
    ...variants.flatMap((variant) => [
      reportOnly(`${name} ${variant}: largest paint`, of(name, variant, 'largestPaint'), 'ms'),
      ...(isStatic(variant)
        ? []
        : [reportOnly(`${name} ${variant}: ready`, of(name, variant, 'ready'), 'ms')]),
    ]),
    atMost(
      `${name}: largest paint / one bundle`,
      of(name, 'portal', 'largestPaint') / of(name, 'bundle', 'largestPaint'),
      0.3,
      '×',
    ),
    atMost(
      `${name}: largest paint above static, linked styles`,
      of(name, 'portal', 'largestPaint') - of(name, 'linked', 'largestPaint'),
      -250,
      'ms',
    ),
    reportOnly(
      `${name}: largest paint above static, styles in the page`,
      of(name, 'portal', 'largestPaint') - of(name, 'inlined', 'largestPaint'),
      'ms',
    ),
    atMost(
      `${name}: hydrated / one bundle ready`,
      of(name, 'portal', 'ready') / of(name, 'bundle', 'ready'),
      1.15,
      '×',
    ),
    atMost(`${name}: layout shift`, of(name, 'portal', 'shift'), 0.01, ''),
    reportOnly(`${name}: requests`, of(name, 'portal', 'requests'), ''),
    name === 'home'
      ? atMost('home: first-load JavaScript', of(name, 'portal', 'scriptBytes') / 1024, 165, 'KB br')
      : reportOnly(`${name}: first-load JavaScript`, of(name, 'portal', 'scriptBytes') / 1024, 'KB br'),
    reportOnly(`${name}: JavaScript of one bundle`, of(name, 'bundle', 'scriptBytes') / 1024, 'KB br'),
  ]);
}

async function measureSizes(url: string, remotes: readonly string[]): Promise<Measured[]> {
  const html = await Promise.all(
    pages.map(async ({ name, path: page }) =>
      atMost(
        `${name}: HTML with its styles`,
        (await htmlBytes(`${url}/senac-portal/${page}`)) / 1024,
        name === 'home' ? 24 : 32,
        'KB br',
      ),
    ),
  );
  const entries = await Promise.all(
    remotes.map(async (name) => {
      const { entry } = JSON.parse(await readFile(path.join(root, name, 'dist/portal.json'), 'utf8')) as {
        entry: string;
      };
      const compressed = await readFile(path.join(root, name, 'dist/web', `${entry}.br`));
      return atMost(`${name}: entry`, compressed.length / 1024, 13, 'KB br');
    }),
  );
  return [...html, ...entries];
}

async function measureServer(uncached: string, cached: string): Promise<Measured[]> {
  const page = '/senac-portal/cursos';
  await load(uncached + page, 1, 3);
  const one = await load(uncached + page, 1, 10);
  const many = await load(uncached + page, 4, 10);
  await load(cached + page, 4, 2);
  const micro = await load(cached + page, 10, 10);
  return [
    atMost('/cursos without cache: median', one.median, 40, 'ms'),
    atLeast('/cursos without cache: throughput', many.requestsPerSecond, 60, 'requests/s'),
    atLeast('/cursos with the micro-cache: throughput', micro.requestsPerSecond, 1000, 'requests/s'),
    atMost('/cursos: failed answers', one.failures + many.failures + micro.failures, 0, ''),
  ];
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
  const plan = readPlan(root, env);
  const group = createProcessGroup({
    cwd: root,
    logs: path.join(dataDir, 'logs'),
    readyWithinMs: 120_000,
    stopWithinMs: 5_000,
  });
  const copies: Copy[] = [];
  try {
    await group.run({ name: 'build', args: ['shared/tooling/build/build.ts'], env });
    const remoteUrls: Record<string, string> = {};
    for (const name of plan.remotes) remoteUrls[name] = await group.serve(remoteProgram(name, env));
    const host = (name: string, apiUrl: string, more: Record<string, string> = {}) => {
      const program = hostProgram(plan, apiUrl, remoteUrls, {
        ...env,
        RELEASES_DIR: path.join(dataDir, `releases-${name}`),
        ...more,
      });
      return group.serve({ ...program, name });
    };

    const figures: Measured[] = [];
    if (!only || only === 'lab' || only === 'server') {
      const apiUrl = plan.apiUrl ?? (await group.serve(apiProgram(plan, env)));
      const cached = await host('host-cached', apiUrl);
      figures.push(...(await measureSizes(cached, plan.remotes)));
      if (only !== 'lab') {
        const uncached = await host('host-uncached', apiUrl, { HTML_CACHE_SECONDS: '0' });
        figures.push(...(await measureServer(uncached, cached)));
      }
      if (only !== 'server') {
        const bundle = await serveMonolith(apiUrl);
        copies.push(bundle);
        const paths = pages.map(({ path: page }) => page);
        const linked = await serveStaticPages(cached, paths, withLinkedStyles);
        copies.push(linked);
        const inlined = await serveStaticPages(cached, paths);
        copies.push(inlined);
        const urls = { portal: cached, bundle: bundle.url, linked: linked.url, inlined: inlined.url };
        figures.push(...(await measureLab(urls)));
      }
    }
    if (!only || only === 'slow') {
      const slow = { ...env, DATA_DIR: path.join(dataDir, 'api-slow'), RATE_LIMIT_FACTOR: '1000' };
      const apiUrl = await group.serve({ ...apiProgram(plan, slow), name: 'api-slow' });
      figures.push(...(await measureSlowConnections(await host('host-slow', apiUrl))));
    }
    if (!only || only === 'releases') {
      const apiUrl = await group.serve({ ...apiProgram(plan, env), name: 'api-releases' });
      figures.push(...(await measureReleases({ root, plan, env, dataDir, remoteUrls, apiUrl })));
    }
    if (!only || only === 'catalogue') {
      figures.push(...(await measureCatalogue({ group, plan, env, dataDir, host, runs })));
    }
    for (const figure of figures) console.info(line(figure));
    const missed = figures.filter((figure) => !meets(figure));
    console.info(missed.length === 0 ? 'every goal met' : `${missed.length} goals missed`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await Promise.all(copies.map((copy) => copy.stop()));
    await group.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
