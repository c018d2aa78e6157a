import { defineRemote } from '@portal/platform/remote';
import pages from './src/pages.ts';

export default defineRemote({
  name: 'mf-exemplo',
  team: 'Equipe Exemplo',
  pages,
  slots: ['destaque-exemplo'],
});
