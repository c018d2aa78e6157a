import { programmes } from '@portal/contract/institution/programmes';
import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-psg', team: programmes.psg, pages, slots: [] });
