import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-books', team: 'Books', pages, slots: [] });
