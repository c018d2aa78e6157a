import { percentile } from '../median.ts';
import { REMOTE } from './publisher.ts';

const paths = ['', 'cursos', 'detalhes/1', 'interesse', 'cursos-salvos', 'politicas'];

const FILES = `/senac-portal/remotes/${REMOTE}`;

/** Visitors who ask for every file that a page names, each at most once in a second. */
export function createVisitor(url: string) {
  const failures: string[] = [];
  const times: number[] = [];
  const asked = new Map<string, number>();
  const pagesOf = new Map<string, number>();
  const releases: { version: string; files: ReadonlySet<string> }[] = [];
  let pages = 0;
  let assets = 0;
  let mixed = 0;

  async function get(path: string): Promise<string> {
    try {
      const response = await fetch(url + path);
      const text = await response.text();
      if (!response.ok) failures.push(`${response.status} ${path}`);
      return text;
    } catch (error) {
      failures.push(`${error} ${path}`);
      return '';
    }
  }

  async function asset(path: string): Promise<void> {
    const second = Math.floor(Date.now() / 1_000);
    if (asked.get(path) === second) return;
    asked.set(path, second);
    assets += 1;
    await get(path);
  }

  /** The releases of the remote that a page names: in its registry, and by its files. */
  function releasesIn(html: string, files: readonly string[]): Set<string> {
    const named = new Set(/"name":"mf-courses","version":"(\w+)"/.exec(html)?.slice(1));
    for (const file of files) {
      const owner = releases.find((release) => release.files.has(file.slice(FILES.length)));
      if (file.startsWith(FILES) && /[.](js|css)$/.test(file)) named.add(owner?.version ?? 'first');
    }
    return named;
  }

  async function page(path: string): Promise<void> {
    const started = performance.now();
    const html = await get(`/senac-portal/${path}`);
    times.push(performance.now() - started);
    pages += 1;
    const files = [...html.matchAll(/(?:href|src)="(\/senac-portal\/(?:assets|remotes)\/[^"]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    const inForce = releasesIn(html, files);
    const known = releases.map(({ version }) => version);
    const [version = ''] = inForce;
    if (known.includes(version)) pagesOf.set(version, (pagesOf.get(version) ?? 0) + 1);
    // The release that was there before the first is not known by its files.
    if (inForce.size > 1 && [...inForce].some((each) => known.includes(each))) mixed += 1;
    await Promise.all(files.map(asset));
  }

  return {
    know: (release: { version: string; files: ReadonlySet<string> }) => void releases.push(release),
    visit: (visit: number): Promise<void> => page(paths[visit % paths.length] ?? ''),
    seen() {
      if (failures.length > 0) console.info(failures.slice(0, 10).join('\n'));
      return { pages, assets, failures, mixed, pagesOf, late: percentile(times, 95) };
    },
  };
}
