import { candidates, logIn } from '../../support/candidate.ts';
import { examplesOf, findExamples, isOpen, type Remote, remotesOf } from '../../support/pages.ts';
import { expect, hydrated, type Page, remoteNames, test } from '../../support/portal.ts';
import { createNavigator, type References, type Traveller } from './navigator.ts';

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });
test.use({ reducedMotion: 'reduce' });

const listDepartures = (remotes: readonly Remote[]): { remote: string; path: string }[] =>
  remotes.map(({ name, paths }) => ({
    remote: name,
    path: paths.includes('/') ? '/' : (paths.find((pattern) => !isOpen(pattern)) ?? '/'),
  }));

/** Visits every page from another one; reloads every third one, and navigates back and forward. */
async function travel(
  traveller: Traveller,
  page: Page,
  targets: readonly string[],
  departures: readonly string[],
): Promise<void> {
  for (const [index, to] of targets.entries()) {
    const others = await traveller.others(departures, to);
    const from = others[index % others.length] ?? '/';
    await traveller.start(from);
    await traveller.scroll(300);
    let left = 0;
    const click = async () => {
      left = await traveller.click(to);
    };
    const reload = async () => {
      const answer = await page.reload();
      await hydrated(page);
      // Browsers log the 404 of a missing page's document.
      if (answer?.status() === 404) traveller.ignoreOne(/status of 404/);
    };
    const arrived = { path: to, focus: 'h1', scroll: 0 } as const;
    if (!(await traveller.step(`first of all, ${from} → ${to}`, click, arrived)) || index % 3 > 0) continue;
    const scroll = await traveller.scroll(400);
    await traveller.step(`reload of ${to}`, reload, { path: to, focus: 'body', scroll });
    await traveller.step(`back from ${to} to ${from}, after a reload`, () => page.goBack(), {
      path: from,
      focus: 'h1',
      scroll: left,
    });
    await traveller.step(`forward from ${from} to ${to}`, () => page.goForward(), {
      path: to,
      focus: 'h1',
      scroll,
    });
  }
}

/** States of the pages for an anonymous visitor. */
const references: References = new Map();

// The longest test runs first.
test('pages of a candidate are the same however they are reached', async ({
  page,
  portal,
  consoleErrors,
}) => {
  const remotes = await remotesOf(page, portal);
  await logIn(page, portal.url, candidates.jaciara.email);
  const traveller = createNavigator({ page, references: new Map(), consoleErrors, home: portal.url });
  const own = remotes.find(({ name }) => name === 'mf-candidate')?.paths ?? [];
  const examples = await findExamples(own, async (path) => {
    await traveller.start(path);
    const links = page.locator('main a[href^="/senac-portal/"]');
    return links.evaluateAll((all) =>
      all.map((link) => (link.getAttribute('href') ?? '').replace('/senac-portal', '')),
    );
  });
  const targets = [...examples.values()];
  const departures = listDepartures(remotes).map(({ path, remote }) =>
    remote === 'mf-candidate' ? '/area_do_candidato' : path,
  );
  await travel(traveller, page, targets, departures);
  expect(traveller.faults).toEqual([]);
});

for (const name of remoteNames) {
  test(`pages of ${name} are the same however they are reached`, async ({ page, portal, consoleErrors }) => {
    const remotes = await remotesOf(page, portal);
    const found = await examplesOf(page, portal);
    const own = remotes.find((remote) => remote.name === name)?.paths ?? [];
    const targets = own.map((pattern) => found.get(pattern) ?? '');
    const departures = listDepartures(remotes)
      .filter(({ remote, path }) => remote !== name || path === '/')
      .map(({ path }) => path);
    const traveller = createNavigator({ page, references, consoleErrors, home: portal.url });
    await travel(traveller, page, targets, departures);
    expect(traveller.faults).toEqual([]);
  });
}
