import type { MenuKey } from '@portal/client/menu/menu-key';
import { defineRemote } from '@portal/platform/remote';

export default defineRemote<MenuKey>({
  name: 'mf-candidate',
  team: 'Área do candidato',
  pages: [
    { name: 'login', path: '/login', noindex: true, menu: 'entrar' },
    {
      name: 'recover-password',
      path: '/changePassword',
      search: ['acesso'],
      noindex: true,
      menu: 'entrar',
      title: 'Recuperar senha',
      searchTerms: 'esqueci minha senha trocar código acesso',
    },
    { name: 'reset-password', path: '/resetPassword', search: ['acesso'], noindex: true, menu: 'entrar' },
    { name: 'stop-link', path: '/nao-fui-eu', noindex: true },
    {
      name: 'receipt-copy',
      path: '/segunda-via',
      noindex: true,
      menu: 'entrar',
      title: 'Segunda via do comprovante',
      searchTerms: 'comprovante de inscrição recibo perdi número imprimir',
    },
    {
      name: 'candidate-area',
      path: '/area_do_candidato',
      noindex: true,
      menu: 'para-voce/candidato',
      title: 'Área do candidato',
      searchTerms: 'minhas inscrições comprovante ficha login entrar cancelar resultado posição',
    },
    { name: 'profile', path: '/perfil', noindex: true, menu: 'para-voce/candidato' },
    {
      name: 'my-data',
      path: '/meus-dados',
      noindex: true,
      menu: 'para-voce/candidato',
      title: 'Meus dados',
      searchTerms: 'LGPD cópia baixar o que guardam sobre mim',
    },
    { name: 'password', path: '/password', noindex: true, menu: 'para-voce/candidato' },
    { name: 'psg-receipt', path: '/printing/:id', noindex: true, menu: 'para-voce/candidato' },
    {
      name: 'pss-receipt',
      path: '/pss-printing/:personId/:selectionProcessid/:jobsTitleId',
      noindex: true,
      menu: 'para-voce/candidato',
    },
    { name: 'psg-sheet', path: '/ficha_psg/:id', noindex: true, menu: 'para-voce/candidato' },
    { name: 'pss-sheet', path: '/ficha/:id', noindex: true, menu: 'para-voce/candidato' },
    { name: 'receipt-check', path: '/conferir/:code', noindex: true },
  ],
});
