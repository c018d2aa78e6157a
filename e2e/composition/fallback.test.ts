import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { expect, type Page, type Portal, test } from '../support/portal.ts';
import { brokenChunk, type ModuleFault, newerRelease } from '../support/release.ts';

type Part = 'entry' | 'routes' | 'page' | 'common chunk' | 'style' | 'slot' | 'slot style';

/** How a file of the newer release misbehaves. The release before is whole. */
type Fault =
  | { kind: 'missing' }
  | { kind: 'hanging' }
  | { kind: 'other'; body: string }
  | { kind: 'module'; fault: ModuleFault };

type Case = [part: Part, how: string, fault: Fault];

const missing = (part: Part): Case => [part, 'is missing', { kind: 'missing' }];
const hanging = (part: Part): Case => [part, 'hangs', { kind: 'hanging' }];
const throwing = (part: Part): Case => [
  part,
  'throws when it is evaluated',
  { kind: 'module', fault: 'throws' },
];
const wrong = (part: Part, fault: ModuleFault): Case => [
  part,
  'exports something else',
  { kind: 'module', fault },
];
const shown = (part: Part, fault: ModuleFault): Case => [
  part,
  'throws when it is shown',
  { kind: 'module', fault },
];
const other = (how: string, body: string): Case => ['entry', how, { kind: 'other', body }];

const entry: Case[] = [
  missing('entry'),
  hanging('entry'),
  other('throws when it is evaluated', 'throw new Error("broken release");'),
  other('announces nothing', 'var mf_courses;'),
  other('hands out something else', 'var mf_courses = { init() {}, get: async () => () => ({}) };'),
];
const page: Case[] = [
  ...entry,
  ...(['routes', 'page', 'common chunk'] as const).flatMap((part) => [
    missing(part),
    hanging(part),
    throwing(part),
  ]),
  wrong('routes', 'wrong routes'),
  wrong('page', 'wrong page'),
  shown('page', 'page'),
];
const slot: Case[] = [
  ...entry,
  missing('slot'),
  hanging('slot'),
  throwing('slot'),
  wrong('slot', 'wrong slot'),
  shown('slot', 'slot'),
];
/** A first page has its styles in itself. */
const pageStyle: Case[] = [missing('style'), hanging('style')];
const slotStyle: Case[] = [missing('slot style'), hanging('slot style')];

/** Longer than a release that hangs is waited for. */
const PATIENCE = 5_100;

let remote: FaultProxy;
let host: Awaited<ReturnType<Portal['anotherHost']>>;
let release: Record<string, string>;

// One after the other: all look at the one host, whose portal both releases have come from.
test.describe('a release that fails in the browser gives way to the one before it', () => {
  test.beforeAll(async ({ portal }) => {
    remote = await startFaultProxy(portal.remotes['mf-courses'].url);
    release = await newerRelease(remote.url);
    host = await portal.anotherHost({ MF_COURSES_URL: remote.url });
    remote.fault = { kind: 'released', files: release };
    await expect
      .poll(async () => (await fetch(`${host.url}registry.json`)).text(), { timeout: 60_000 })
      .toContain('"version":"newer"');
  });
  test.afterAll(async () => {
    await host.stop();
    await remote.stop();
  });

  test('and the host tells how often', async ({ page }) => {
    const seen = await breakFile(page, 'page', { kind: 'module', fault: 'page' });
    await page.goto(`${host.url}detalhes/1`);
    await seen.expectPrevious('course-details.');
    await expectCourse(page);
    const status = async () => (await page.request.get(`${host.url}_status?format=json`)).json();
    await expect
      .poll(async () => {
        const { remotes } = await status();
        return remotes.find(({ name }: { name: string }) => name === 'mf-courses').faults;
      })
      .toEqual({ newer: { network: 0, timeout: 0, broken: 0, render: 1 } });
    const html = await (
      await page.request.get(`${host.url}_status`, { headers: { accept: 'text/html' } })
    ).text();
    expect(html).toContain('newer: 0 falhas de carga');
    expect(html).toContain('1 erros ao mostrar');
  });

  for (const [part, how, fault] of page)
    test(`first load: ${part} ${how}`, async ({ page }) => {
      const seen = await breakFile(page, part, fault);
      await page.goto(`${host.url}detalhes/1`, { waitUntil: 'commit' });
      await seen.passed();
      await expectAlive(page);
      await seen.expectPrevious('course-details.');
      await expectCourse(page);
      await expectSentHeader(page);
    });

  for (const [part, how, fault] of [...page, ...pageStyle])
    test(`navigation: ${part} ${how}`, async ({ page }) => {
      const seen = await breakFile(page, part, fault);
      await page.goto(`${host.url}politicas`);
      await expectAlive(page);
      await page.evaluate(() => void window.__portal.router.navigate('/detalhes/1'));
      await seen.passed();
      await seen.expectPrevious('course-details.');
      await expectCourse(page);
    });

  for (const [part, how, fault] of slot)
    test(`slot: ${part} ${how}`, async ({ page }) => {
      const seen = await breakFile(page, part, fault);
      await page.goto(host.url, { waitUntil: 'commit' });
      await seen.passed();
      await expectAlive(page);
      await seen.expectPrevious('slot-open-courses.');
      await expectOpenCourses(page);
      await expectSentHeader(page);
    });

  for (const [part, how, fault] of slotStyle)
    test(`navigation to a slot: ${part} ${how}`, async ({ page }) => {
      const seen = await breakFile(page, part, fault);
      await page.goto(`${host.url}politicas`);
      await expectAlive(page);
      await page.evaluate(() => void window.__portal.router.navigate('/'));
      await seen.passed();
      await seen.expectPrevious('slot-open-courses.');
      await expectOpenCourses(page);
    });
});

declare global {
  interface Window {
    /** The header as the server has sent it. */
    sentHeader: Element | null;
  }
}

/** Nothing is drawn anew but the part whose release has changed. */
const expectSentHeader = async (page: Page) =>
  expect(await page.evaluate(() => window.sentHeader?.isConnected)).toBe(true);

/** The page answers to clicks. */
const expectAlive = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

async function expectCourse(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Técnico em Administração');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
}

async function expectOpenCourses(page: Page): Promise<void> {
  const courses = page.getByRole('region', { name: 'Inscrições abertas' }).first();
  await expect(courses.getByRole('link', { name: /^Matricule-se/ }).first()).toBeVisible();
  await expect(courses.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
}

/** Lets a file of the newer release misbehave in a page. */
async function breakFile(page: Page, part: Part, fault: Fault) {
  const file = fileOf(part);
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const files: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.sentHeader = document.querySelector('#root > header');
    });
  });
  const isPrevious = (name: string) => name.endsWith('.js') && !(name in release);
  page.on('request', (request) => {
    const [, name] = request.url().split('/remotes/mf-courses');
    if (name) files.push(name);
  });
  if (fault.kind === 'hanging') await page.clock.install();
  await page.route(`**/remotes/mf-courses${file}`, async (route) => {
    asked();
    if (fault.kind === 'missing') return route.fulfill({ status: 404 });
    // Without an answer.
    if (fault.kind === 'hanging') return;
    const body = fault.kind === 'other' ? fault.body : brokenChunk(release[file] ?? '', fault.fault);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    /** Waits until the file has been asked for, and the patience with one that hangs has come to its end. */
    async passed(): Promise<void> {
      await isAsked;
      if (fault.kind !== 'hanging') return;
      await page.locator('#boot').waitFor({ state: 'attached' });
      // The wait begins some time after a preload has asked for the file.
      await expect(async () => {
        if (!files.some(isPrevious)) await page.clock.fastForward(PATIENCE);
        expect(files.some(isPrevious)).toBe(true);
      }).toPass({ intervals: [300], timeout: 20_000 });
    },
    /** The file of that name came from the release before. */
    expectPrevious: (name: string) =>
      expect
        .poll(() => files.filter((each) => each.startsWith(`/web/${name}`) && isPrevious(each)))
        .not.toEqual([]),
  };
}

function fileOf(part: Part): string {
  const { entry, routes, pages, slots } = JSON.parse(release['/portal.json'] ?? '');
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
