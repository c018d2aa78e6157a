import type { PageList } from '@portal/runtime/federation/page-list';

export default [
  { name: 'programme', path: '/psg', menu: 'para-voce/psg' },
  { name: 'details', path: '/psg/detalhes', menu: 'para-voce/psg' },
  { name: 'notice', path: '/psg/edital/:id', menu: 'para-voce/psg' },
  { name: 'closed-notice', path: '/psg/encerrado/:id', menu: 'para-voce/psg' },
  {
    name: 'registration',
    path: '/psg_cadastro',
    search: ['process', 'course', 'courseName'],
    noindex: true,
    menu: 'para-voce/psg',
  },
] satisfies PageList;
