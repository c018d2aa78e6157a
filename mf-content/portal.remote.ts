import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-content', team: 'Conteúdo', pages, slots: [] });
