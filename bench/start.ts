import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { browserFlags, usualBrowser } from '../e2e/support/browser.ts';
import { atMost, type Measurement } from './measurement.ts';
import { type Bench, root } from './start-bench.ts';

const pages = ['', 'cursos', 'detalhes/1', 'psg', 'noticias', 'faq', 'unidades', 'pss', 'historia', 'login'];

/**
 * Measures `npm start` on Linux: in a fresh clone of the last commit, with the npm registry as its only source, and a second
 * time. Memory is the proportional set size (PSS) of all its processes, npm among them, after visits to ten pages.
 */
export async function measureStart({ dataDir, atEnd }: Bench): Promise<Measurement[]> {
  const clone = path.join(dataDir, 'clone');
  await execa('git', ['clone', '--quiet', root, clone]);
  // Packages that earlier installs left on this machine do not count.
  const empty = path.join(dataDir, 'empty');
  const env = { XDG_DATA_HOME: empty, XDG_CACHE_HOME: empty, npm_config_cache: path.join(empty, 'npm') };

  const start = async () => {
    const portal = await startPortal(clone, env);
    atEnd(portal.stop);
    return portal;
  };
  const first = await start();
  await visitPages(first.url);
  const memory = await readMemory(first.pid);
  await first.stop();
  const second = await start();
  await second.stop();

  const packages = await readdir(path.join(clone, 'node_modules/.pnpm'));
  const { stdout: size } = await execa('du', ['-s', '--block-size=1MB', path.join(clone, 'node_modules')]);
  return [
    atMost('start: packages', packages.filter((name) => name.includes('@')).length, 330),
    atMost('start: size of the packages', Number.parseInt(size, 10), 480, 'MB'),
    atMost('start: first page, fresh clone', first.seconds, 27, 's'),
    atMost('start: first page, second time', second.seconds, 4, 's'),
    atMost('start: memory after ten pages', memory / 1e6, 750, 'MB'),
  ];
}

/** Runs `npm start` until its first page has come. */
async function startPortal(cwd: string, env: NodeJS.ProcessEnv) {
  const start = performance.now();
  const npm = execa('npm', ['start'], { cwd, env: { ...env, PORT: '0' }, reject: false, stderr: 'ignore' });
  const lines = createInterface({ input: npm.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('http') && resolve(line));
    lines.on('close', () => reject(new Error('npm start ended')));
  });
  await (await fetch(url)).text();
  const seconds = (performance.now() - start) / 1_000;
  const stop = () => {
    npm.kill();
    return npm;
  };
  return { url, pid: Number(npm.pid), seconds, stop };
}

async function visitPages(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: usualBrowser, args: browserFlags });
  const page = await browser.newPage();
  for (const name of pages) await page.goto(url + name, { waitUntil: 'networkidle' });
  await browser.close();
}

/** Returns the memory of a process and its descendants, in bytes. */
async function readMemory(pid: number): Promise<number> {
  const ownPss = /^Pss: +(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const ofChildren = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(readMemory));
  return ofChildren.reduce((sum, each) => sum + each, Number(ownPss) * 1_024);
}
