import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'mf-books',
  team: 'Books',
  pages: [
    { name: 'home', path: '/' },
    { name: 'book', path: '/books/:id' },
  ],
});
