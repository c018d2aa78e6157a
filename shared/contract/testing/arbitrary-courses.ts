import fc from 'fast-check';
import type { CatalogueFilters } from '../endpoints/catalogue.ts';
import type { Course, CourseClass } from '../endpoints/courses.ts';

/** Few names, so that filters match courses. */

const place = fc.constantFrom('Macapá', 'Santana', 'Oiapoque', null);
const day = fc.constantFrom('2026-11-03', '2026-12-01', '2026-12-20', '2027-01-10', null);
const titles = [
  'Técnico em Enfermagem',
  'Barbeiro',
  'Costura básica',
  'Gestão de Pessoas',
  'Cozinha regional',
];

const courseClass: fc.Arbitrary<CourseClass> = fc.record({
  planoDoCursoId: fc.nat(),
  localidade: place,
  nomeUnidadeOperativa: place,
  preco: fc.constantFrom(0, 500, 500.5, 1000, 2999, 4000, null),
  formaDeExecucao: fc.constant(null),
  dataPeriodoExecucaoInicial: day,
  dataPeriodoExecucaoFinal: fc.constant(null),
  horarios: fc.subarray(['Segunda a sexta, 8h às 12h', 'Terças, 19h às 22h', 'Sábados, 8h às 17h']),
  vagasDisponiveis: fc.constantFrom(0, 1, 12, null),
  dataDeEncerramentoOnline: fc.constant(null),
  dataDeEncerramentoPresencial: fc.constant(null),
  linkMatriculaOnline: fc.constant(null),
  calendar_url: fc.constant(null),
});

const course: fc.Arbitrary<Omit<Course, 'id'>> = fc.record({
  title: fc.constantFrom(...titles),
  image: fc.constant(null),
  segment: fc.constantFrom('Saúde', 'Beleza', 'Comércio', null),
  axis_technology: fc.constantFrom('Ambiente e Saúde', 'Gestão e Negócios', 'Áudio', null),
  enrollment_open: fc.constantFrom(1, 1, 1, 0, null),
  modality_id: fc.constantFrom(1, 2),
  goals: fc.constant(null),
  workload: fc.constant(null),
  requirements: fc.constant([]),
  classes: fc.array(courseClass, { maxLength: 4 }),
});

/** Any courses, with unique ids. */
export const someCourses: fc.Arbitrary<Course[]> = fc
  .array(course, { maxLength: 60, size: 'max' })
  .map((courses) => courses.map((each, index) => ({ ...each, id: index + 1 })));

/** Mostly empty: many filters at once leave no course. */
const optionally = (...values: string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );

/** Any combination of filters, without order and page. */
export const someFilters = fc.record({
  modality: optionally('1', '2'),
  seg: optionally('saude', 'Beleza', 'Moda'),
  axis: optionally('AMBIENTE e saude', 'Outros cursos'),
  unit: optionally('macapa', 'Santana', 'Calçoene'),
  city: optionally('Macapá', 'oiapoque'),
  title: optionally('tecnico', 'barbero', 'gestão pessoas', 'zzz'),
  shift: optionally('manha', 'noite', 'fim-de-semana'),
  price: optionally('gratis', 'ate-500', 'ate-1000'),
  month: optionally('2026-12', '2027-01'),
  vacancies: optionally('1'),
  week: optionally('seg-manha.ter-manha.qua-manha.qui-manha.sex-manha', 'ter-noite', 'x'),
} satisfies Record<Exclude<keyof CatalogueFilters, 'sort' | 'page' | 'size'>, unknown>);
