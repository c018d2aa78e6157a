import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({
  name: 'mf-courses',
  team: 'Cursos',
  pages,
  slots: ['open-courses', 'picked-courses'],
});
