import type { MenuKey } from '@portal/client/menu/menu-key';
import { programmes } from '@portal/contract/institution/programmes';
import { defineRemote } from '@portal/platform/remote';

export default defineRemote<MenuKey>({
  name: 'mf-pss',
  team: programmes.pss,
  pages: [
    {
      name: 'processes',
      path: '/pss',
      search: ['abertos', 'encerrados'],
      canonical: ['abertos', 'encerrados'],
      menu: 'senac',
      title: 'Trabalhe conosco (PSS)',
      searchTerms: 'emprego vagas concurso processo seletivo currículo',
    },
    {
      name: 'notice',
      path: '/pss_edital/:id',
      search: ['documentos', 'ofertas'],
      canonical: ['documentos', 'ofertas'],
      menu: 'senac',
    },
    {
      name: 'closed-notice',
      path: '/pss_encerrado/:id',
      search: ['documentos', 'ofertas'],
      canonical: ['documentos', 'ofertas'],
      menu: 'senac',
    },
    {
      name: 'application',
      path: '/pss_cadastro',
      search: ['process', 'role', 'roleName', 'etapa'],
      noindex: true,
      menu: 'senac',
    },
  ],
});
