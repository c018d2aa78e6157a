import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-pss', team: 'Processo Seletivo do Senac', pages, slots: [] });
