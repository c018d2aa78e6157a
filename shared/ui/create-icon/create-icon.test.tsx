import { Sun } from 'lucide-react';
import * as sun from 'lucide-react/dist/esm/icons/sun.mjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.tsx';

// Lucide does not say in types what its own function is given.
const { __iconData } = sun as unknown as { __iconData: Parameters<typeof createIcon>[0] };
const Icon = createIcon(__iconData);

/** What a browser draws: the lines and their attributes, without names that nothing looks for. */
function drawn(html: string) {
  const [icon] = new DOMParser().parseFromString(html, 'text/html').body.children;
  for (const name of ['xmlns', 'class']) icon?.removeAttribute(name);
  return icon;
}

it.each([
  {},
  { size: 18, strokeWidth: 3 },
  { size: '1.25em' },
  { width: 30, role: 'img', 'aria-label': 'Sol' },
])('an icon with %j is drawn as by Lucide', (props) => {
  const [ours, theirs] = [Icon, Sun].map((Each) =>
    drawn(renderToStaticMarkup(<Each aria-hidden="true" {...props} />)),
  );
  expect(ours?.isEqualNode(theirs ?? null)).toBe(true);
});
