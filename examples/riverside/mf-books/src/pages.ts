import type { PageList } from '@portal/platform/contract/page-list';

export default [
  { name: 'home', path: '/' },
  { name: 'book', path: '/books/:id' },
] satisfies PageList;
