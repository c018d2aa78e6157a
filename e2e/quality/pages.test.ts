import { complaintsOf } from '../support/axe.ts';
import { candidates, logIn, paperAddresses, settled } from '../support/candidate.ts';
import { layoutTroubleOf } from '../support/layout.ts';
import { candidatePages, publicPages } from '../support/pages.ts';
import { violationsOf, watchPolicy } from '../support/policy.ts';
import { expect, type Page, test } from '../support/portal.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.beforeEach(({ context }) => watchPolicy(context));

/** Opens an address on the smallest screen; what is wrong there, one line for each. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await settled(page);
  const found = [
    ...(await violationsOf(page)).map((line) => `policy: ${line}`),
    ...(await layoutTroubleOf(page)).map((line) => `320 px: ${line}`),
    ...(await complaintsOf(page)).map((line) => `axe: ${line}`),
  ];
  return found.map((line) => `${new URL(address).pathname} ${line}`);
}

const promises = 'fit 320 px with targets of 24 px, satisfy axe and keep to the content security policy';

const batches = Array.from({ length: 4 }, (_, batch) =>
  publicPages.filter((_path, index) => index % 4 === batch),
);

for (const [batch, paths] of batches.entries()) {
  test(`public pages, batch ${batch + 1}, ${promises}`, async ({ page, portal }) => {
    const found: string[] = [];
    for (const path of paths) found.push(...(await faultsOf(page, portal.url + path)));
    expect(found).toEqual([]);
  });
}

test(`the pages of a candidate ${promises}`, async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const addresses = [...candidatePages.map((path) => portal.url + path), ...(await paperAddresses(page))];
  const found: string[] = [];
  for (const address of addresses) found.push(...(await faultsOf(page, address)));
  expect(found).toEqual([]);
});
