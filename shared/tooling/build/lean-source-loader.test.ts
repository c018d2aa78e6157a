import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import leanIcon from './lean-icon-loader.ts';
import { productionRouter } from './lean-libraries.ts';
import leanSource from './lean-source-loader.ts';

const folder = path.dirname(productionRouter()['react-router$'] ?? '');
const chunks = globSync('chunk-*.mjs', { cwd: folder }).map((file) =>
  readFileSync(path.join(folder, file), 'utf8'),
);
const router = chunks.find((source) => source.includes('function createRouter(init)')) ?? '';

describe('React Router in browsers', () => {
  it('is without what the portal does not ask it for', () => {
    const lean = leanSource(router);
    for (const unused of ['fetch: fetch2', 'getBlocker,', 'Form.displayName = "Form"'])
      expect([unused, router.includes(unused), lean.includes(unused)]).toEqual([unused, true, false]);
    expect(lean).toContain('enableScrollRestoration,');
  });

  it('ends the build where something to leave out is not found', () => {
    expect(() => leanSource(router.replace('fetch: fetch2', 'fetch: fetch3'))).toThrow(
      'React Router is written in another way: fetchers',
    );
  });
});

it('an icon is left with its lines', () => {
  const icon = `
const __iconData = {
  name: "sun",
  size: 24,
  node: [
    ["circle", { cx: "12", cy: "12", r: "4", key: "4exip2" }],
    [
      "path",
      {
        d: "M12 2v2",
        key: "tus03m"
      }
    ]
  ]
};
__iconData.node;
const Sun = createLucideIcon(__iconData);`;
  expect(leanIcon(icon).replace(/\s+/g, ' ').trim()).toBe(
    'const __iconData = { node: [ ["circle", { cx: "12", cy: "12", r: "4" }], [ "path", { d: "M12 2v2" } ] ] }; const Sun = createLucideIcon(__iconData);',
  );
});
