import { expect, test, visit } from '../support/portal.ts';

test('a visit fetches the PDF reader once, whichever remotes open a document', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${portal.url}interesse?name=Barbeiro`);
  const openTerms = async () => {
    await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Termos de uso' });
    await expect(dialog.locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const isCode = (path: string) => /\.(m?js|css)$/.test(path);
  const before = asked.length;
  await openTerms();
  const reader = asked.slice(before).filter(isCode);
  const workers = () => asked.filter((path) => path.includes('pdf.worker'));
  expect(workers()).toEqual([expect.stringMatching(/^\/senac-portal\/assets\//)]);

  // A page of another remote, with no reader of its own.
  await page.evaluate(() => window.__portal.router.navigate('/FaleConosco'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atendimento Senac');
  const after = asked.length;
  await openTerms();
  expect(asked.slice(after).filter((path) => reader.includes(path))).toEqual([]);
  expect(workers()).toHaveLength(1);
});
