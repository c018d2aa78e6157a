import { defineRemote } from '@portal/runtime/federation/descriptor';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-courses', team: 'Cursos', pages, slots: ['open-courses'] });
