import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-psg', team: 'Programa Senac de Gratuidade', pages, slots: [] });
