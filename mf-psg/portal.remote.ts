import { defineRemote } from '@portal/runtime/federation/descriptor';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-psg', team: 'Programa Senac de Gratuidade', pages, slots: [] });
