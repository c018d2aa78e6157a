import type { CatalogueClass, CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import type { Course, CourseClass, CourseDetails } from '@portal/contract/endpoints/courses';

/** Class data that cards and the course page show. */
const announced = {
  planoDoCursoId: 101,
  localidade: 'Macapá',
  nomeUnidadeOperativa: 'Macapá',
  preco: 1234.5,
  formaDeExecucao: 'Presencial',
  dataPeriodoExecucaoInicial: '2090-12-03',
  vagasDisponiveis: 12,
  dataDeEncerramentoOnline: '2090-12-01',
  dataDeEncerramentoPresencial: '2090-12-02',
  linkMatriculaOnline: 'https://matricula.example/101',
};

/** A class with vacancies and a long enrolment period. */
export const aClass = (changes: Partial<CourseClass> = {}): CourseClass => ({
  ...announced,
  dataPeriodoExecucaoFinal: '2091-11-18',
  horarios: ['Segunda a sexta, 18h30 às 22h', 'Sábados, 8h às 12h'],
  calendar_url: null,
  ...changes,
});

/** An open, paid course with one class. */
export const aCourse = (changes: Partial<Course> = {}): Course => ({
  id: 1,
  title: 'Técnico em Administração',
  image: null,
  segment: 'Comércio',
  axis_technology: 'Gestão e Negócios',
  enrollment_open: 1,
  modality_id: 2,
  goals: '<p>Forma quem organiza a rotina de uma empresa.</p>',
  workload: 1000,
  requirements: [],
  classes: [aClass()],
  ...changes,
});

/** A course as its own endpoint returns it. */
export const aCourseDetails = ({
  share_image_url = null,
  ...changes
}: Partial<CourseDetails> = {}): CourseDetails => ({ ...aCourse(changes), share_image_url });

/** A class on a card of the schedule. */
export const aCatalogueClass = (changes: Partial<CatalogueClass> = {}): CatalogueClass => ({
  ...announced,
  shifts: ['noite'],
  ...changes,
});

/** A course on a card of the schedule, titled by its id, without classes. */
export const aCatalogueCourse = ({ id = 1, ...changes }: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  id,
  title: `Curso ${id}`,
  image: null,
  segment: 'Comércio',
  axis: 'Gestão e Negócios',
  modality: 2,
  classes: [],
  ...changes,
});
