import { chooseInFacet } from '../support/journey.ts';
import { expect, type Page, test, visit } from '../support/portal.ts';

/** Replaces every text by `<font>` elements, as Google Translate does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ parentElement }) => !parentElement?.closest('script, style, noscript'),
    )) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  });

test('filters keep working in a page that the browser has translated', async ({ page, portal }) => {
  await visit(page, `${portal.url}cursos`);
  await translate(page);
  await chooseInFacet(page, 'Turno', /^Noite/);
  await translate(page);
  await chooseInFacet(page, 'Cidade', /^Santana/);
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('link');
  await expect(chips).toHaveText(['Remover filtro Cidade: Santana', 'Remover filtro Turno: Noite']);
  const count = page.getByRole('heading', {
    level: 2,
    name: /^\d+ cursos? (pagos?|gratuitos?) encontrados?$/,
  });
  // The chips update immediately; heading and status follow when the list has loaded.
  const list = page.locator('#lista');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const both = (await count.textContent()) ?? '';
  await translate(page);
  await chips.last().click();
  await expect(chips).toHaveText(['Remover filtro Cidade: Santana']);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(count).not.toHaveText(both);
  const text = (await count.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
});
