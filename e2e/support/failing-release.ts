import { expect, type Page, type Portal, visit } from './portal.ts';
import { brokenChunk, type ModuleFault, newerRelease } from './release.ts';
import { startFaultProxy } from './servers.ts';

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

type Part = 'entry' | 'empty entry' | 'routes' | 'page' | 'common chunk' | 'style' | 'slot' | 'slot style';

/** How a file of the newer release fails: its modules throw, or a text replaces it. The previous release is intact. */
export type Fault = 'is missing' | { module: ModuleFault } | { text: string };

/** Release part that the file belongs to, and the path to the page or slot that needs it. */
export interface Failure {
  part: Part;
  way: 'first load' | 'navigation';
  fault: Fault;
}

/**
 * Breaks a file of the newer release: a page comes from the previous release after one reload, and a slot fails in its own
 * region, or keeps its server-rendered HTML.
 */
export async function expectFallback(page: Page, failing: FailingRelease, failure: Failure): Promise<void> {
  const isSlot = failure.part.startsWith('slot');
  const path = isSlot ? '/' : '/detalhes/1';
  const documents = countDocuments(page);
  const asked = await breakFile(page, failing.files, failure);
  if (failure.way === 'first load') {
    await page.goto(failing.url + path.slice(1), { waitUntil: 'commit' });
  } else {
    await visit(page, `${failing.url}politicas`);
    await page.evaluate((to) => void window.__portal.router.navigate(to), path);
  }
  await asked.requested;
  if (isSlot) return expectOpenCourses(page, failure.way, documents);
  await expect.poll(documents).toBe(2);
  await expectPreviousCourse(page);
  await expect.poll(asked.previous).toContainEqual(expect.stringMatching(/^\/web\/course-details\./));
  expect(documents()).toBe(2);
}

/** Returns the number of documents that the page has requested since. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Expects the page of the previous release, hydrated. */
export async function expectPreviousCourse(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL(/\/detalhes\/1$/);
  await expectCourse(page);
}

async function expectCourse(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Técnico em Administração');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
}

async function expectOpenCourses(page: Page, way: Failure['way'], documents: () => number): Promise<void> {
  const courses = page.getByRole('region', { name: 'Inscrições abertas' }).first();
  if (way === 'navigation')
    await expect(courses.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  else await expect(courses.getByRole('link', { name: /^Matricule-se/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Últimas notícias' })).toBeVisible();
  expect(documents()).toBe(1);
}

/** Replaces a file of the newer release. */
export async function breakFile(
  page: Page,
  files: FailingRelease['files'],
  { part, fault }: Pick<Failure, 'part' | 'fault'>,
) {
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
    'empty entry': entry,
    routes: routes.js[0],
    page: js.find(isOwn),
    'common chunk': js.find((name: string) => !isOwn(name)),
    style: css.find(isOwn),
    slot: slots['open-courses'].js[0],
    'slot style': slots['open-courses'].css[0],
  };
  return `/web/${names[part]}`;
}
