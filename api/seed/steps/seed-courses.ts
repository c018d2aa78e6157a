import type { Course } from '@portal/contract/endpoints/courses';
import { slug } from '@portal/contract/format/text';
import { areaSlugs } from '../../src/art/palette.ts';
import {
  areas as areaTable,
  classes as classTable,
  courses as courseTable,
  discountPolicies,
  coursePlans as planTable,
} from '../../src/db/schema/courses.ts';
import { coursePlans } from '../data/course-plans.ts';
import { areas, type CourseSeed, courses } from '../data/courses.ts';
import { discounts } from '../data/discounts.ts';
import { units } from '../data/units.ts';
import { planClass } from './course-classes.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, insertAll, type SeedContext } from './step.ts';

/** Adds areas, courses with classes and payment methods, discounts and technical course plans. */
export async function seedCourses(context: SeedContext, { unitIds }: Places, isLarge?: boolean) {
  const { db, calendar, files } = context;
  const areaIds = new Map(areaSlugs.map((area, index) => [area, index + 1]));
  const cityOfUnit = new Map(units.map((unit) => [unit.name, unit.city]));
  const images = new Map(courses.map((course) => [course, createPicture(course, context)]));
  const entries = catalogue(courses, isLarge).map((entry, index) => ({ ...entry, id: index + 1 }));

  await insertAll(
    db,
    areaTable,
    [...areaIds].map(([area, id]) => ({ id, area, name: areas[area].name })),
  );
  await insertAll(
    db,
    courseTable,
    entries.map(({ id, course, origin }, index) => ({
      id,
      title: course.title,
      image: getOrThrow(images, origin),
      area_id: getOrThrow(areaIds, course.area),
      axis_technology: areas[course.area].axis,
      enrollment_open: course.closed ? 0 : 1,
      modality_id: course.modality,
      goals: goalsOf(course),
      requirements: requirementsOf(course),
      workload: course.workload,
      created_at: calendar.moment(-60 - (index % 200)).toISOString(),
      updated_at: calendar.moment(-(index % 50)).toISOString(),
    })),
  );

  const classes = entries
    .flatMap((entry) => Array.from({ length: entry.classes }, (_, turn) => ({ ...entry, turn })))
    .map(({ id: course_id, course, turn }, ordinal) => {
      const { unit, hasLink, ...plan } = planClass(course, { ordinal, course_id, place: turn }, calendar);
      const id = 1001 + ordinal;
      return {
        ...plan,
        payments_methods: plan.preco ? waysToPay(plan.preco) : [],
        planoDoCursoId: id,
        course_id,
        unit_id: getOrThrow(unitIds, unit),
        localidade: course.gaps?.includes('location') ? null : getOrThrow(cityOfUnit, unit),
        linkMatriculaOnline: hasLink ? `https://matricula.senac-amapa.example/turmas/${id}` : null,
      };
    });
  await insertAll(db, classTable, classes);
  await insertAll(
    db,
    discountPolicies,
    discounts.map(({ icon: path, ...policy }, index) => ({
      ...policy,
      id: index + 1,
      icon: files.svg(`images/discounts/${slug(policy.name)}.svg`, icon(path)),
    })),
  );
  await seedCoursePlans(context, unitIds);
}

function createPicture(course: CourseSeed, { files }: SeedContext): string | null {
  if (course.gaps?.includes('image')) return null;
  return files.picture(`images/courses/${slug(course.title)}.svg`, { area: course.area, kind: 'course' });
}

/** Returns payment methods: PIX with 10 % off, three boleto instalments, or a card with instalments above R$ 40. */
function waysToPay(price: number) {
  const createLine = (description: string, instalments: number, total = price) => ({
    meioDePagamentoDescricao: description,
    numeroDeParcelas: instalments,
    valorDaParcela: Math.round((total / instalments) * 100) / 100,
  });
  const cardInstalments = Math.max(1, Math.min(10, Math.floor(price / 40)));
  return [
    createLine('PIX à vista', 1, price * 0.9),
    createLine('Boleto bancário', 3),
    createLine('Cartão de crédito', cardInstalments),
  ];
}

async function seedCoursePlans({ db, calendar, files }: SeedContext, unitIds: Places['unitIds']) {
  await insertAll(
    db,
    planTable,
    coursePlans.map(([course, axle, unit, act, daysAgo]) => {
      const number = `${String(act).padStart(3, '0')}/${calendar.year(-daysAgo)}`;
      return {
        course,
        unit_id: getOrThrow(unitIds, unit),
        axle,
        act: number,
        published_at: calendar.day(-daysAgo),
        annex_url: files.pdf(`documents/planos/${slug(`${course} ${unit}`)}.pdf`, {
          title: `Plano de curso: ${course}`,
          subtitle: `Eixo ${axle} - Unidade ${unit} - Ato autorizativo N° ${number}`,
          sections: [
            {
              heading: '1. Justificativa',
              paragraphs: [
                `O curso ${course} atende à procura por profissionais no Amapá e segue o catálogo nacional de cursos técnicos.`,
              ],
            },
            {
              heading: '2. Organização curricular',
              paragraphs: [
                'Unidades curriculares por competência, projeto integrador e, quando exigido, estágio supervisionado.',
              ],
            },
            {
              heading: '3. Certificação',
              paragraphs: ['Diploma de técnico com validade nacional ao concluir todas as unidades.'],
            },
          ],
        }),
      };
    }),
  );
}

/** Returns the icon of a discount policy from its 24 × 24 path. */
const icon = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><style>path{fill:#004A8D}@media (prefers-color-scheme:dark){path{fill:#8FC1FF}}</style><path d="${path}"/></svg>`;

/** Renders the syllabus as HTML (A 2.5). */
const goalsOf = ({ aim, topics, workload }: CourseSeed): string =>
  `<p>${aim}</p><h3>O que você vai aprender</h3><ul>${topics.map((topic) => `<li>${topic}</li>`).join('')}</ul><p><strong>Carga horária:</strong> ${workload} horas.</p>`;

/** Returns the requirements by type (A 2.5). */
function requirementsOf({
  gaps,
  age = 16,
  schooling = 'fundamental completo',
}: CourseSeed): Course['requirements'] {
  if (gaps?.includes('requirements')) return [];
  return [
    { nomeDoTipoDeRequisito: 'Idade', requisitos: [`Ter no mínimo ${age} anos na data de início`] },
    { nomeDoTipoDeRequisito: 'Escolaridade', requisitos: [`Ensino ${schooling}`] },
    {
      nomeDoTipoDeRequisito: 'Documentos',
      requisitos: ['Documento com foto e CPF', 'Comprovante de residência', 'Comprovante de escolaridade'],
    },
  ];
}

/** Course to insert, the seed's course that it is derived from, and its number of classes. */
type CatalogueEntry = { course: CourseSeed; origin: CourseSeed; classes: number };

/** Courses of a schedule larger than any real one, for measurements; each has three classes. */
const LARGE_COURSES = 5_000;

/** Returns the courses to insert; their areas alternate, so that each page of the schedule shows several. */
function catalogue(courses: readonly CourseSeed[], isLarge = false): CatalogueEntry[] {
  const turns = alternateAreas(courses);
  const entries = turns.map((course, index) => ({
    course,
    origin: course,
    classes: isLarge || index % 3 === 0 ? 3 : 2,
  }));
  for (let number = 0; isLarge && entries.length < LARGE_COURSES; number += 1)
    for (const origin of turns.slice(0, LARGE_COURSES - entries.length))
      entries.push({ course: variant(origin, number), origin, classes: 3 });
  return entries;
}

/** Returns a variant of a course with another title and price. */
const variant = (course: CourseSeed, number: number): CourseSeed => ({
  ...course,
  title: `${course.title}, edição ${number + 2}`,
  price: course.price && Math.round((course.price * (17 + (number % 7))) / 200) * 10,
});

/** Returns the first course of every area, then the second of every area, and so on. */
function alternateAreas(courses: readonly CourseSeed[]): CourseSeed[] {
  const seen = new Map<string, number>();
  const turnOf = new Map(
    courses.map((course) => {
      const turn = seen.get(course.area) ?? 0;
      seen.set(course.area, turn + 1);
      return [course, turn];
    }),
  );
  return courses.toSorted((one, other) => (turnOf.get(one) ?? 0) - (turnOf.get(other) ?? 0));
}
