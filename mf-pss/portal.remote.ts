import { defineRemote } from '@portal/runtime/federation/descriptor';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-pss', team: 'Processo Seletivo do Senac', pages, slots: [] });
