import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-candidate', team: 'Área do candidato', pages, slots: [] });
