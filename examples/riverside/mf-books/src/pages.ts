import type { PageList } from '@portal/platform/remote';

export default [
  { name: 'home', path: '/' },
  { name: 'book', path: '/books/:id' },
] satisfies PageList;
