import { enterAt, expectPage, useMenu } from '../support/journey.ts';
import { expect, type Page, test } from '../support/portal.ts';
import { chooseInFacet } from '../support/schedule.ts';

/** Returns whether, in the first frame with another carousel in the list, a click would hit its first card. */
const firstFrame = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const carousel = () => document.querySelector('main [aria-roledescription="carrossel"]');
    const before = carousel();
    return new Promise<boolean>((resolve) => {
      const check = () => {
        const link =
          carousel() === before ? null : carousel()?.querySelector('[aria-roledescription="slide"] a');
        if (!link) return requestAnimationFrame(check);
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        resolve(link.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
      };
      requestAnimationFrame(check);
    });
  });

for (const rate of [1, 8]) {
  test(`remaining cards can be clicked immediately after filtering, at 1/${rate} speed`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await enterAt(page, portal.url);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await useMenu(page, 'Cursos', 'Programação de cursos');
    await expectPage(page, 'Cursos');
    await chooseInFacet(page, 'Cidade', /^Santana/);
    await chooseInFacet(page, 'Turno', /^Noite/);
    await chooseInFacet(page, 'Ordem', /menor preço/i);
    // The previous list stays until the next one has loaded.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    const save = page.getByRole('main').getByRole('button', { name: /^(Salvar|Salvo) / });
    for (const place of [0, 1, 2]) {
      await save.nth(place).click();
      await expect(save.nth(place)).toContainText('Salvo');
    }
    await page.getByRole('button', { name: /^Próximo: / }).click();
    const pressable = firstFrame(page);
    await page.goBack();
    expect(await pressable).toBe(true);
  });
}
