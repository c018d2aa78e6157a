import { defineRemote } from '@portal/runtime/federation/descriptor';

export default defineRemote({
  name: 'mf-pss',
  team: 'Processo Seletivo do Senac',
  paths: ['/pss', '/pss_edital/:id', '/pss_encerrado/:id', '/pss_cadastro'],
  search: { '/pss_cadastro': ['process', 'role', 'roleName', 'etapa'] },
  slots: [],
});
