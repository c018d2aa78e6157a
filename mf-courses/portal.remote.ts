import { defineRemote } from '@portal/shared/federation/descriptor';

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
  slots: ['open-courses'],
});
