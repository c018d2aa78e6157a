import { defineRemote } from '@portal/shared/federation/descriptor';

export default defineRemote({
  name: 'mf-content',
  team: 'Conteúdo',
  paths: ['/', '/home', '/searchResult', '*'],
  slots: [],
});
