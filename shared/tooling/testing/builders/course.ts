import type { CatalogueClass, CatalogueCourse } from '@portal/shared/contract/catalogue';
import type { Course, CourseClass, CourseDetails } from '@portal/shared/contract/courses';

/** What cards and the course's own page say of a class. */
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

/** A class with vacancies whose enrolment is open for a long time to come. */
export const aClass = (changes: Partial<CourseClass> = {}): CourseClass => ({
  ...announced,
  dataPeriodoExecucaoFinal: '2091-11-18',
  horarios: ['Segunda a sexta, 18h30 às 22h', 'Sábados, 8h às 12h'],
  calendar_url: null,
  ...changes,
});

/** An open course that is paid for, with one class. */
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

/** The same as its own address answers it. */
export const aCourseDetails = ({
  share_image_url = null,
  ...changes
}: Partial<CourseDetails> = {}): CourseDetails => ({ ...aCourse(changes), share_image_url });

/** A class as a card of the schedule shows it. */
export const aCatalogueClass = (changes: Partial<CatalogueClass> = {}): CatalogueClass => ({
  ...announced,
  shifts: ['noite'],
  ...changes,
});

/** A course as a card of the schedule shows it, named after its id, without classes. */
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
