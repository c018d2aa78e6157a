import type { OwnPage } from '@portal/platform/browser';

const path = '/_kit';
const load = () => import('./kit.page.tsx');
const route = { id: 'host:kit', path, lazy: load };

export const kitPage: OwnPage = {
  path,
  route,
  loaded: async () => ({ ...route, ...(await load()), lazy: undefined }),
};
