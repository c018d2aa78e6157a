import type { MenuKey } from '@portal/client/menu/menu-key';
import { weekCells } from '@portal/contract/catalogue/week-cells';
import { defineRemote } from '@portal/platform/remote';
import { filterNames } from './src/domain/schedule-filters.ts';

/** Query parameters of a schedule; forms without JavaScript send one per free cell of the week. */
const scheduleSearch = [...filterNames, ...weekCells];

export default defineRemote<MenuKey>({
  name: 'mf-courses',
  team: 'Cursos',
  pages: [
    {
      name: 'schedule',
      path: '/cursos',
      search: scheduleSearch,
      menu: 'cursos',
      title: 'Programação de cursos',
      searchTerms: 'técnicos pagos presenciais matrícula',
    },
    {
      name: 'free-schedule',
      path: '/cursos-livres',
      search: scheduleSearch,
      menu: 'cursos',
      title: 'Cursos livres',
      searchTerms: 'gratuitos',
    },
    { name: 'course-details', path: '/detalhes/:id', search: ['turma', 'desconto'], menu: 'cursos' },
    { name: 'saved', path: '/cursos-salvos', noindex: true, menu: 'cursos' },
    { name: 'compare', path: '/comparar-cursos', search: ['ids', 'mostrar'], noindex: true, menu: 'cursos' },
    {
      name: 'interest',
      path: '/interesse',
      search: ['name', 'city', 'shift'],
      noindex: true,
      menu: 'cursos',
    },
    {
      name: 'course-plans',
      path: '/plano_cursos',
      search: ['pagina'],
      canonical: ['pagina'],
      menu: 'cursos',
      title: 'Planos de cursos técnicos',
      searchTerms: 'ato autorizativo documentos',
    },
    // Path in the first specification.
    { path: '/course_details/:id', redirectTo: '/detalhes/:id' },
  ],
  slots: ['open-courses', 'picked-courses'],
});
