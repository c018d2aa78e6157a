import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import type { Unit } from '@portal/contract/endpoints/units';
import { daysBetween } from '@portal/contract/format/calendar';
import { toIsoDay } from '@portal/contract/format/date';
import { FREE_MODALITY } from '@portal/contract/format/money';
import { plainText } from '@portal/contract/format/plain-text';
import { type SchemaData as Data, organization, withoutMissing } from '@portal/contract/format/schema-org';
import { fold } from '@portal/contract/format/text';
import { institution } from '@portal/contract/institution';
import { ownState } from '@portal/contract/institution/own-state';
import { findUnitByName } from './offered-class.ts';

interface CourseDataInput {
  course: Course;
  units: readonly Unit[];
  /** URL of the page; null if the origin is not configured. */
  url: string | null;
  /** URL of the course's picture; null without one. */
  image: string | null;
  now: number;
}

/** Describes a course as schema.org's `Course`, without unknown values and classes that lack required ones. */
export function courseData({ course, units, url, image, now }: CourseDataInput): Data {
  return withoutMissing({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: plainText(course.goals ?? '') || course.title,
    provider: organization,
    url,
    image,
    inLanguage: 'pt-BR',
    about: course.axis_technology,
    educationalCredentialAwarded: 'Certificado de conclusão',
    coursePrerequisites: nonEmpty(course.requirements.flatMap(({ requisitos }) => requisitos)),
    timeRequired: formatHours(course.workload),
    offers: nonEmpty(createOffers(course)),
    hasCourseInstance: nonEmpty(
      course.classes.flatMap((offered) => createInstance(course, offered, units, now) ?? []),
    ),
  });
}

function createInstance(
  course: Course,
  offered: CourseClass,
  units: readonly Unit[],
  now: number,
): Data | undefined {
  const courseMode = parseMode(offered.formaDeExecucao);
  const courseWorkload = formatHours(course.workload);
  const courseSchedule = createSchedule(offered);
  if (!courseMode || !(courseWorkload || courseSchedule)) return undefined;
  return withoutMissing({
    '@type': 'CourseInstance',
    courseMode,
    courseWorkload,
    courseSchedule,
    startDate: toIsoDay(offered.dataPeriodoExecucaoInicial),
    endDate: toIsoDay(offered.dataPeriodoExecucaoFinal),
    location:
      courseMode === 'Online'
        ? null
        : createPlace(offered, findUnitByName(units, offered.nomeUnidadeOperativa)),
    offers: createClassOffer(course, offered, now),
  });
}

/** Returns the mode of a class for search engines; undefined if none fits. */
function parseMode(form: string | null): 'Onsite' | 'Online' | 'Blended' | undefined {
  const text = fold(form ?? '');
  if (/hibrid|semi/.test(text)) return 'Blended';
  if (/distancia|\bead\b|on-?line|remot/.test(text)) return 'Online';
  return text.includes('presencial') ? 'Onsite' : undefined;
}

/** ISO 8601 duration. */
const formatHours = (workload: number | null): string | null =>
  workload !== null && workload > 0 ? `PT${workload}H` : null;

/** Weekly schedule from the first to the last day; null if a date is missing or they are out of order. */
function createSchedule({
  dataPeriodoExecucaoInicial,
  dataPeriodoExecucaoFinal,
  horarios,
}: CourseClass): Data | null {
  const startDate = toIsoDay(dataPeriodoExecucaoInicial);
  const endDate = toIsoDay(dataPeriodoExecucaoFinal);
  if (startDate === null || endDate === null || endDate < startDate) return null;
  const days = daysBetween(startDate, endDate) + 1;
  return withoutMissing({
    '@type': 'Schedule',
    startDate,
    endDate,
    repeatFrequency: 'Weekly',
    repeatCount: Math.ceil(days / 7),
    description: horarios.join('; ') || null,
  });
}

function createPlace({ nomeUnidadeOperativa, localidade }: CourseClass, unit: Unit | undefined): Data | null {
  const name = nomeUnidadeOperativa ?? localidade;
  if (name === null) return null;
  return {
    '@type': 'Place',
    name: nomeUnidadeOperativa ? `${institution.brand} ${nomeUnidadeOperativa}` : name,
    address: withoutMissing({
      '@type': 'PostalAddress',
      streetAddress: unit?.address,
      addressLocality: localidade,
      addressRegion: ownState,
      addressCountry: 'BR',
    }),
  };
}

/** Returns the price of a class: 0 in the free modality, null if unknown. */
const getPrice = ({ modality_id }: Course, { preco }: CourseClass): number | null =>
  preco ?? (modality_id === FREE_MODALITY ? 0 : null);

const createOffer = (price: number): Data => ({
  '@type': 'Offer',
  category: price > 0 ? 'Paid' : 'Free',
  price,
  priceCurrency: 'BRL',
});

/** Returns one offer per different price. */
const createOffers = (course: Course): Data[] => {
  const prices = course.classes.flatMap((offered) => getPrice(course, offered) ?? []);
  return [...new Set(prices)].sort((one, other) => one - other).map(createOffer);
};

function createClassOffer(course: Course, offered: CourseClass, now: number): Data | null {
  const price = getPrice(course, offered);
  if (price === null) return null;
  const state = enrolmentState(offered, now);
  if (state.kind === 'open') {
    return { ...createOffer(price), availability: 'https://schema.org/InStock', url: state.url };
  }
  const soldOut = state.reason === 'no-vacancies' ? 'https://schema.org/SoldOut' : null;
  return withoutMissing({ ...createOffer(price), availability: soldOut });
}

const nonEmpty = <Item>(items: readonly Item[]): readonly Item[] | null => (items.length > 0 ? items : null);
