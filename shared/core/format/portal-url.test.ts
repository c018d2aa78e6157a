import { configureApi } from '@portal/shared/api';
import { afterAll, expect, it } from 'vitest';
import { portalUrl } from './portal-url.ts';

afterAll(() => configureApi({ portalOrigin: null }));

it.each([
  ['https://portal.example', 'https://portal.example/senac-portal/cursos'],
  [null, null],
])('of a portal at %s is %s', (portalOrigin, expected) => {
  configureApi({ portalOrigin });
  expect(portalUrl('/cursos')).toBe(expected);
});
