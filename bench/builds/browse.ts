import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Build } from './read-builds.ts';

const PATHS = ['', 'cursos', 'detalhes/1', 'interesse', 'psg', 'noticias'];
const ASSETS = '/senac-portal/assets/';
const AT_ONCE = 10;

/** What came of the visits of many browsers. */
export interface Browsed {
  /** How many pages were of each build. */
  pages: number[];
  /** How many files were asked for. */
  files: number;
  /** Status and address of what failed. */
  failures: string[];
}

/**
 * Asks for one page as each of many new browsers, for every file that it names, and for all that its build asks for late.
 * Nothing is kept, and each connection is a new one.
 */
export async function browse(url: string, builds: readonly Build[], browsers: number): Promise<Browsed> {
  const pages = builds.map(() => 0);
  const failures: string[] = [];
  let files = 0;

  async function get(address: string, headers = {}): Promise<string> {
    try {
      const [response]: IncomingMessage[] = await once(
        request(url + address, { agent: false, headers }).end(),
        'response',
      );
      if (response?.statusCode !== 200) failures.push(`${response?.statusCode} ${address}`);
      return response ? await text(response) : '';
    } catch (error) {
      failures.push(`${error} ${address}`);
      return '';
    }
  }

  async function visit(browser: number): Promise<void> {
    const address = `/senac-portal/${PATHS[browser % PATHS.length]}`;
    const named = filesIn(await get(address));
    const ofBuilds = builds.filter(({ own }) => named.some((file) => own.has(file.replace(ASSETS, ''))));
    const [build] = ofBuilds;
    if (!build || ofBuilds.length > 1) failures.push(`of ${ofBuilds.length} builds ${address}`);
    else pages[builds.indexOf(build)] = (pages[builds.indexOf(build)] ?? 0) + 1;
    const late = build?.code.map((name) => ASSETS + name) ?? [];
    const wanted = new Set([...named, ...late]);
    files += wanted.size;
    await Promise.all([...wanted].map((file) => get(file, { 'accept-encoding': 'gzip, br' })));
  }

  const waiting = Array.from({ length: browsers }, (_, browser) => browser).values();
  const takeTurns = async () => {
    for (const browser of waiting) await visit(browser);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return { pages, files, failures };
}

/** Addresses of hashed files in a page: in its elements, its styles and what it tells its scripts. */
const filesIn = (html: string): string[] =>
  html.match(/\/senac-portal\/(?:assets|remotes)\/[\w./@-]+\.[0-9a-f]{8}\.\w+/g) ?? [];
