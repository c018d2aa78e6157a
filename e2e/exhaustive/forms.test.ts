import { candidates, logIn, settled } from '../support/candidate.ts';
import { expect, type Page, type Portal, test } from '../support/portal.ts';

test.use({ reducedMotion: 'reduce' });

/** Opens a page by its address. */
const at = (path: string) => async (page: Page, portal: Portal) => {
  await page.goto(portal.url + path);
  await settled(page);
};

async function clear(page: Page): Promise<void> {
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('');
}

const visitors: Record<string, (page: Page, portal: Portal) => Promise<void>> = {
  contact: at('FaleConosco'),
  'request for a course': at('psa'),
  'interest in a course': at('interesse?name=Cozinheiro'),
  'interest in any course': at('interesse'),
  'log-in': at('login'),
  'recovery of a password': at('changePassword'),
  'new password with a code': at('resetPassword'),
  'identification for PSG': async (page, portal) => {
    await at('psg/edital/50')(page, portal);
    await page.getByRole('main').getByRole('button', { name: 'Inscrições Online' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Inscrição' })).toBeVisible();
  },
};

const owners: Record<string, (page: Page, portal: Portal) => Promise<void>> = {
  profile: async (page, portal) => {
    await at('perfil')(page, portal);
    await clear(page);
  },
  'change of password': at('password'),
};

/** "E-mail" and "Email" are one. */
const plain = (text: string): string => text.trim().toLowerCase().replaceAll('-', '');

/** Sends the form as it is: the title begins with "Erro:", the summary has the focus and names the fields. */
async function expectToldOfErrors(page: Page, form: string): Promise<void> {
  const dialog = page.getByRole('dialog').locator('form');
  const shown = (await dialog.count()) > 0 ? dialog : page.getByRole('main').locator('form').first();
  await shown.locator('button[type=submit]').first().click();
  await expect(page, form).toHaveTitle(/^Erro: /);
  const summary = page
    .locator('div:focus')
    .filter({ has: page.getByRole('heading', { name: 'Há um problema' }) });
  await expect(summary, form).toBeVisible();
  const links = summary.getByRole('link');
  const labels = await shown.locator('label, legend').allTextContents();
  expect(await links.count(), form).toBeGreaterThan(0);
  for (const link of await links.allTextContents()) {
    // What is said of a document is a sentence by itself.
    const isNamed = labels.some((label) => label && plain(link).includes(plain(label)));
    expect(isNamed || link.startsWith('Leia e aceite '), `${form}: ${link}`).toBe(true);
  }
}

test('the forms of visitors tell of their errors in title and summary', async ({ page, portal }) => {
  for (const [form, open] of Object.entries(visitors)) {
    await open(page, portal);
    await expectToldOfErrors(page, form);
  }
});

test('the forms of a candidate tell of their errors in title and summary', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  for (const [form, open] of Object.entries(owners)) {
    await open(page, portal);
    await expectToldOfErrors(page, form);
  }
});
