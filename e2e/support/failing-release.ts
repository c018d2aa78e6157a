import { startFaultProxy } from './fault-proxy.ts';
import { expect, hydrated, type Page, type Portal, visit } from './portal.ts';
import { brokenChunk, type ModuleFault, newerRelease } from './release.ts';

export interface FailingRelease {
  /** URL of a host with two releases of a remote; the newer one fails in the browser. */
  url: string;
  files: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a host in front of two releases of mf-courses. */
export async function startFailingRelease(portal: Portal): Promise<FailingRelease> {
  const remote = await startFaultProxy(portal.remotes['mf-courses'].url);
  const files = await newerRelease(remote.url);
  const host = await portal.anotherHost({ MF_COURSES_URL: remote.url });
  remote.fault = { kind: 'released', files };
  await expect
    .poll(async () => (await fetch(`${host.url}registry.json`)).text())
    .toContain('"version":"newer"');
  return {
    url: host.url,
    files,
    async stop() {
      await host.stop();
      await remote.stop();
    },
  };
}

type Part = 'entry' | 'routes' | 'page' | 'common chunk' | 'style' | 'slot' | 'slot style';

/** How a file of the newer release fails: its modules throw, or a text replaces it. The previous release is intact. */
export type Fault = 'is missing' | { module: ModuleFault } | { text: string };

/** Release part that the file belongs to, and the path to the page or slot that needs it. */
export interface Failure {
  part: Part;
  way: 'first load' | 'navigation';
  fault: Fault;
}

/** Breaks a file of the newer release, and expects page or slot to load completely from the previous release. */
export async function expectPrevious(page: Page, failing: FailingRelease, failure: Failure): Promise<void> {
  const isSlot = failure.part.startsWith('slot');
  const [path, file] = isSlot ? ['/', 'slot-open-courses.'] : ['/detalhes/1', 'course-details.'];
  const asked = await breakFile(page, failing.files, failure);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.sentHeader = document.querySelector('#root > header');
    });
  });
  if (failure.way === 'first load') {
    await page.goto(failing.url + path.slice(1), { waitUntil: 'commit' });
  } else {
    await visit(page, `${failing.url}politicas`);
    await page.evaluate((to) => void window.__portal.router.navigate(to), path);
  }
  await asked.requested;
  await hydrated(page);
  await expect.poll(() => asked.previous().filter((name) => name.startsWith(`/web/${file}`))).not.toEqual([]);
  await (isSlot ? expectOpenCourses(page) : expectCourse(page));
  // Only the part whose release has changed is rendered again.
  expect(await page.evaluate(() => window.sentHeader?.isConnected)).toBe(true);
}

declare global {
  interface Window {
    /** The server-rendered header. */
    sentHeader: Element | null;
  }
}

async function expectCourse(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Técnico em Administração');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
}

async function expectOpenCourses(page: Page): Promise<void> {
  const courses = page.getByRole('region', { name: 'Inscrições abertas' }).first();
  await expect(courses.getByRole('link', { name: /^Matricule-se/ }).first()).toBeVisible();
  await expect(courses.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
}

async function breakFile(page: Page, files: FailingRelease['files'], { part, fault }: Failure) {
  const file = findFile(part, files);
  const isAsked = Promise.withResolvers<void>();
  const asked: string[] = [];
  /** Scripts of the previous release. */
  const previous = () => asked.filter((name) => name.endsWith('.js') && !(name in files));
  page.on('request', (request) => {
    const [, name] = request.url().split('/remotes/mf-courses');
    if (name) asked.push(name);
  });
  await page.route(`**/remotes/mf-courses${file}`, async (route) => {
    isAsked.resolve();
    if (fault === 'is missing') return route.fulfill({ status: 404 });
    const body = 'text' in fault ? fault.text : brokenChunk(files[file] ?? '', fault.module);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    previous,
    /** Resolves once the file has been requested. */
    requested: isAsked.promise,
  };
}

function findFile(part: Part, files: FailingRelease['files']): string {
  const { entry, routes, pages, slots } = JSON.parse(files['/portal.json'] ?? '');
  const { js, css } = pages['course-details'];
  const isOwn = (name: string) => name.startsWith('course-details.');
  const names: Record<Part, string | undefined> = {
    entry,
    routes: routes.js[0],
    page: js.find(isOwn),
    'common chunk': js.find((name: string) => !isOwn(name)),
    style: css.find(isOwn),
    slot: slots['open-courses'].js[0],
    'slot style': slots['open-courses'].css[0],
  };
  return `/web/${names[part]}`;
}
