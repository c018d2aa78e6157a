import { defineRemote } from '@portal/runtime/federation/descriptor';

export default defineRemote({
  name: 'mf-psg',
  team: 'Programa Senac de Gratuidade',
  paths: ['/psg', '/psg/detalhes', '/psg/edital/:id', '/psg/encerrado/:id', '/psg_cadastro'],
  search: { '/psg_cadastro': ['process', 'course', 'courseName'] },
  slots: [],
});
