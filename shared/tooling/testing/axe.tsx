import axe from 'axe-core';

const rules = {
  // Need a layout, or a whole page: the end-to-end checks look at these in a browser.
  'color-contrast': { enabled: false },
  region: { enabled: false },
};

/** What breaks WCAG 2.2 AA in a piece of the page, as far as it can be told without a layout; empty when nothing does. */
export async function accessibilityProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));
}
