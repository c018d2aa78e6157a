import { expect, it } from 'vitest';
import { resolveExport } from './resolve-export.ts';

const exported = {
  './router': { types: './router/router.d.ts', node: './router/server.ts', default: './router/router.ts' },
  './draft': { default: './draft/draft.ts' },
  './api': './api/api.ts',
  './parts/*': './parts/*.tsx',
  './parts/places': './parts/places.ts',
  './ui/*': './ui/*/*.tsx',
};

it.each([
  ['./api', 'api/api.ts'],
  ['./router', 'router/server.ts'],
  ['./draft', 'draft/draft.ts'],
  ['./parts/states', 'parts/states.tsx'],
  ['./parts/places', 'parts/places.ts'],
  ['./ui/button', 'ui/button/button.tsx'],
  ['./api/inner', undefined],
  ['./nothing', undefined],
])('%s is %s', (name, file) => {
  expect(resolveExport(exported, name)).toBe(file);
});
