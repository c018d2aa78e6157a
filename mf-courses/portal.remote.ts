import { defineRemote } from '@portal/runtime/federation/descriptor';
import { filterNames } from './src/domain/filter-names.ts';

export default defineRemote({
  name: 'mf-courses',
  team: 'Cursos',
  paths: [
    '/cursos',
    '/cursos-livres',
    '/cursos-salvos',
    '/comparar-cursos',
    '/detalhes/:id',
    '/course_details/:id',
    '/interesse',
    '/plano_cursos',
  ],
  search: {
    '/cursos': filterNames,
    '/cursos-livres': filterNames,
    '/detalhes/:id': ['turma', 'desconto'],
    '/comparar-cursos': ['ids', 'mostrar'],
    '/interesse': ['name'],
  },
  slots: ['open-courses'],
});
