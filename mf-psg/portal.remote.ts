import type { MenuKey } from '@portal/client/menu/menu-key';
import { programmes } from '@portal/contract/institution/programmes';
import { defineRemote } from '@portal/platform/remote';

export default defineRemote<MenuKey>({
  name: 'mf-psg',
  team: programmes.psg,
  pages: [
    {
      name: 'programme',
      path: '/psg',
      search: ['abertos', 'encerrados'],
      canonical: ['abertos', 'encerrados'],
      menu: 'para-voce/psg',
      title: `${programmes.psg} (PSG)`,
      searchTerms: 'cursos gratuitos bolsa editais calculadora renda elegibilidade baixa renda',
    },
    {
      name: 'details',
      path: '/psg/detalhes',
      menu: 'para-voce/psg',
      title: 'Regulamento do PSG',
      searchTerms: 'gratuidade metodologia de cálculo regras',
    },
    {
      name: 'notice',
      path: '/psg/edital/:id',
      search: ['documentos', 'ofertas'],
      canonical: ['documentos', 'ofertas'],
      menu: 'para-voce/psg',
    },
    {
      name: 'closed-notice',
      path: '/psg/encerrado/:id',
      search: ['documentos', 'ofertas'],
      canonical: ['documentos', 'ofertas'],
      menu: 'para-voce/psg',
    },
    {
      name: 'registration',
      path: '/psg_cadastro',
      search: ['process', 'course', 'courseName'],
      noindex: true,
      menu: 'para-voce/psg',
    },
  ],
});
