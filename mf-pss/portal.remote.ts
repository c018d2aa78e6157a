import { defineRemote } from '@portal/platform/remote';
import { programmes } from '@portal/shared/institution/programmes';
import pages from './src/pages.ts';

export default defineRemote({ name: 'mf-pss', team: programmes.pss, pages, slots: [] });
