import { programmes } from '@portal/contract/institution/programmes';
import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-pss', team: programmes.pss, pages, slots: [] });
