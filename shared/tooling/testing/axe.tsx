import axe from 'axe-core';

const rules = {
  // These rules need a layout or a whole page; end-to-end checks run them in a browser.
  'color-contrast': { enabled: false },
  region: { enabled: false },
};

/** Returns violations of WCAG 2.2 AA that can be found without a layout. */
export async function accessibilityProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));
}
