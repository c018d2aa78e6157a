import type { PageList } from '@portal/runtime/federation/page-list';

export default [
  { name: 'login', path: '/login', menu: 'entrar' },
  { name: 'recover-password', path: '/changePassword', menu: 'entrar' },
  { name: 'reset-password', path: '/resetPassword', menu: 'entrar' },
  { name: 'candidate-area', path: '/area_do_candidato', menu: 'para-voce/candidato' },
  { name: 'profile', path: '/perfil', menu: 'para-voce/candidato' },
  { name: 'password', path: '/password', menu: 'para-voce/candidato' },
  { name: 'psg-receipt', path: '/printing/:id', menu: 'para-voce/candidato' },
  {
    name: 'pss-receipt',
    path: '/pss-printing/:personId/:selectionProcessid/:jobsTitleId',
    menu: 'para-voce/candidato',
  },
  { name: 'psg-sheet', path: '/ficha_psg/:id', menu: 'para-voce/candidato' },
  { name: 'pss-sheet', path: '/ficha/:id', menu: 'para-voce/candidato' },
  { name: 'receipt-check', path: '/conferir/:code' },
] satisfies PageList;
