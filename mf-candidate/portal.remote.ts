import { defineRemote } from '@portal/runtime/federation/descriptor';

export default defineRemote({
  name: 'mf-candidate',
  team: 'Área do candidato',
  paths: [
    '/login',
    '/changePassword',
    '/resetPassword',
    '/perfil',
    '/password',
    '/area_do_candidato',
    '/printing/:id',
    '/pss-printing/:personId/:selectionProcessid/:jobsTitleId',
    '/ficha/:id',
    '/ficha_psg/:id',
    '/conferir/:code',
  ],
  search: {},
  slots: [],
});
