import { fileUrl } from '@portal/client/addresses/file-url';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import type { SearchSections } from '@portal/contract/endpoints/search';
import type { Unit } from '@portal/contract/endpoints/units';
import { formatDate, formatDateTime } from '@portal/contract/format/date';
import { unitPath } from '@portal/contract/format/links';
import { FREE_MODALITY } from '@portal/contract/format/money';
import { formatPhone } from '@portal/contract/format/phone';
import { summary } from '@portal/contract/format/plain-text';
import { fold, joinFacts, slug } from '@portal/contract/format/text';
import { processStateName } from '@portal/contract/selection-process/statuses';
import { commonSynonyms } from '@portal/contract/text-search/common-synonyms';
import { findTexts } from '@portal/contract/text-search/find-texts';
import { toSynonyms } from '@portal/contract/text-search/synonyms';
import { readText, textIndex } from '@portal/contract/text-search/text-index';
import type { TitledPage } from '@portal/platform/pages';

/** Search result as text. */
export interface SearchHit {
  key: string;
  title: string;
  to: string;
  lines: readonly string[];
  /** Whether `to` is the URL of a file instead of a path of the portal. */
  isFile?: boolean;
  /** Quality of the match, 0 best (`shared/contract/text-search/rank-word.ts`); null if unknown. */
  rank: number | null;
  /** Added to the rank among the best results: courses are more likely wanted than news about them. */
  penalty: number;
}

type HitInput = Pick<SearchHit, 'title' | 'to' | 'isFile'> &
  Partial<Pick<SearchHit, 'rank' | 'penalty'>> & { lines?: readonly string[] };

/** Removes blank lines. */
export const toSearchHit = ({ lines = [], rank = null, penalty = 0, ...given }: HitInput): SearchHit => ({
  ...given,
  key: `${given.to} ${given.title}`,
  lines: lines.filter(Boolean),
  rank,
  penalty,
});

const penalties = {
  offer: 0.2,
  unit: 0.5,
  faq: 0.8,
  process: 1,
  page: 1,
  file: 1.5,
  news: 3.5,
  gallery: 4,
  /** Added for closed offers and processes. */
  closed: 2,
} as const;

/** Maximum length of an answer below its question. */
const MAX_ANSWER_LENGTH = 160;
/** Lowest state of closed processes. */
const MIN_CLOSED_STATUS = 3;
/** Legal minimum duration of technical courses. */
const MIN_TECHNICAL_HOURS = 800;

const modalities: Record<number, string> = { 1: 'Curso livre e gratuito', 2: 'Curso pago' };
const getModalityName = (modality: number | null): string | undefined => modalities[modality ?? 0];

const getStateName = (status: number | null | undefined): string => (status ? processStateName(status) : '');
const getClosedPenalty = (status: number | null | undefined): number =>
  (status ?? 0) >= MIN_CLOSED_STATUS ? penalties.closed : 0;

const dated = (words: string, date: string | null | undefined): string =>
  date ? `${words} ${formatDateTime(date)}` : '';

/** Returns the link to a file, or to its list without one. */
function linkFile(path: string | null, list: string): Pick<SearchHit, 'to' | 'isFile'> {
  const url = fileUrl(path);
  return url ? { to: url, isFile: true } : { to: list };
}

/** Converts a course of the schedule, with a link to its first matching class. */
export function scheduledHit({ id, title, axis, modality, classes: [first] }: CatalogueCourse): SearchHit {
  const start = formatDate(first?.dataPeriodoExecucaoInicial ?? null);
  return toSearchHit({
    title,
    to: first ? `/detalhes/${id}?turma=${first.planoDoCursoId}` : `/detalhes/${id}`,
    lines: [
      axis ?? '',
      joinFacts(getModalityName(modality), first?.nomeUnidadeOperativa, start && `Início em ${start}`),
    ],
  });
}

/** Returns the section of a course: free, technical (by title or legal minimum duration), or other. */
function courseKind(title: string, modality: number | null, workload: number | null = null) {
  if (modality === FREE_MODALITY) return 'free';
  const isTechnical = /^(curso )?tecnic[oa]\b/.test(fold(title)) || (workload ?? 0) >= MIN_TECHNICAL_HOURS;
  return isTechnical ? 'technical' : 'other';
}

/** Data for limiting a search to one unit. */
export interface UnitPlaces {
  /** Name, such as "Santana". */
  unit: string;
  /** Courses of the unit among the search results. */
  courses: readonly CatalogueCourse[];
  /** All units, if known: their addresses contain the city. */
  units: readonly Pick<Unit, 'name' | 'address'>[];
}

/** Returns whether something in a city, or at a distance, takes place at a unit. */
function isAtUnit(city: string | null, { unit, courses, units }: UnitPlaces): boolean {
  const asked = fold(city ?? '');
  if (asked === '') return false;
  if (/\b(distancia|ead|online)\b/.test(asked)) return true;
  const address = units.find(({ name }) => fold(name) === fold(unit))?.address ?? '';
  const places = [
    unit,
    ...address.split(/\s*[,–-]\s*/),
    ...courses.flatMap(({ classes }) => classes.map(({ localidade }) => localidade ?? '')),
  ];
  return places.some((place) => fold(place) === asked);
}

/** Section of the results. */
export interface SearchHitGroup {
  /** Anchor of its heading. */
  id: string;
  title: string;
  hits: readonly SearchHit[];
}

/** Maximum number of results per section, best first. */
export const MAX_SHOWN = 60;

/** Formats the number of results; servers send only a few more than are shown. */
export const countText = ({ hits }: SearchHitGroup): string =>
  hits.length > MAX_SHOWN ? `mais de ${MAX_SHOWN}` : String(hits.length);

const courseSections = new Set(['Cursos PSG', 'Cursos técnicos', 'Outros cursos', 'Cursos livres']);

export const isCourseGroup = ({ title }: SearchHitGroup): boolean => courseSections.has(title);

/**
 * Groups search results by section, in the order of A 2.3, followed by other paid courses, free courses, entries of the
 * contract's lists, and pages. Empty sections and results with the same text and link are left out.
 * @param others.portalPages pages of the portal itself
 * @param others.ofUnit courses of one unit, which replace the courses in `found`; PSG and PSS results are limited to that unit
 */
export function searchGroups(
  found: SearchSections,
  {
    portalPages = [],
    ofUnit = null,
  }: { portalPages?: readonly SearchHit[]; ofUnit?: UnitPlaces | null } = {},
): SearchHitGroup[] {
  const isThere = (...cities: (string | null)[]) => !ofUnit || cities.some((city) => isAtUnit(city, ofUnit));
  const courses = ofUnit
    ? ofUnit.courses.map((course) => ({
        kind: courseKind(course.title, course.modality),
        hit: scheduledHit(course),
      }))
    : found.sigCourses.map(({ id, title, axis_technology, workload, modality_id, rank }) => ({
        kind: courseKind(title, modality_id, workload),
        hit: {
          title,
          to: `/detalhes/${id}`,
          lines: [
            axis_technology ?? '',
            joinFacts(workload && `Carga horária de ${workload} horas`, getModalityName(modality_id)),
          ],
          rank,
        },
      }));
  const coursesOf = (wanted: ReturnType<typeof courseKind>) =>
    courses.filter(({ kind }) => kind === wanted).map(({ hit }) => hit);
  const processes = (listed: SearchSections['psgSelectionProcess'], path: string): HitInput[] =>
    listed
      .filter(({ cities }) => isThere(...cities))
      .map(({ id, name, number, status, rank }) => ({
        title: name,
        to: `${path}/${id}`,
        lines: [joinFacts(number && `N° ${number}`, getStateName(status))],
        rank,
        penalty: penalties.process + getClosedPenalty(status),
      }));

  const sections: Record<string, readonly HitInput[]> = {
    Notícias: found.contents
      .filter(({ page }) => page === null)
      .map((content) => ({
        title: content.title,
        to: `/noticias/${encodeURIComponent(content.slug)}`,
        lines: [
          content.subtitle ?? '',
          dated('Publicado em', content.published_at),
          dated('última modificação em', content.updated_at),
        ],
        rank: content.rank,
        penalty: penalties.news,
      })),
    Galerias: found.galleries.map(({ id, event, tag, rank }) => ({
      title: event,
      to: `/gallery/${id}`,
      lines: [tag ?? ''],
      rank,
      penalty: penalties.gallery,
    })),
    'Cursos PSG': found.psgCoursesSelectionProcess
      .filter(({ city_info }) => isThere(city_info))
      .map(({ course_name, selection_process_id, course, selection_process, rank }) => ({
        title: course_name,
        to: `/psg/edital/${selection_process_id}`,
        lines: [
          course?.description ?? '',
          joinFacts(selection_process?.name, getStateName(selection_process?.status)),
        ],
        rank,
        penalty: penalties.offer + getClosedPenalty(selection_process?.status),
      })),
    'Processos seletivos PSG': processes(found.psgSelectionProcess, '/psg/edital'),
    'Processos seletivos PSS': processes(found.pssSelectionProcess, '/pss_edital'),
    'Cursos técnicos': coursesOf('technical'),
    'Outros cursos': coursesOf('other'),
    'Cursos livres': coursesOf('free'),
    Unidades: (found.units ?? []).map(({ name, address, phone, email, opening_hours, rank }) => ({
      title: `Unidade ${name}`,
      to: unitPath(name),
      lines: [address ?? '', joinFacts(phone && formatPhone(phone), email), joinFacts(...opening_hours)],
      rank,
      penalty: penalties.unit,
    })),
    'Perguntas frequentes': (found.faqs ?? []).map(({ question, answer, type, rank }) => ({
      title: question,
      to: `/faq?tipo=${type ?? 1}#${slug(question)}`,
      lines: [summary(answer ?? '', MAX_ANSWER_LENGTH)],
      rank,
      penalty: penalties.faq,
    })),
    'Planos de cursos técnicos': (found.coursesPlans ?? []).map(
      ({ course, act, axle, unit, annex_url, rank }) => ({
        title: course.name,
        ...linkFile(annex_url, '/plano_cursos'),
        lines: [joinFacts(axle, unit && `Unidade ${unit.name}`, act && `Ato autorizativo N° ${act}`)],
        rank,
        penalty: penalties.file,
      }),
    ),
    Arquivos: (found.documents ?? []).map(({ title, personal_annex_url, published_at, rank }) => ({
      title,
      ...linkFile(personal_annex_url, '/arquivos'),
      lines: [dated('Publicado em', published_at)],
      rank,
      penalty: penalties.file,
    })),
    Páginas: [
      ...portalPages,
      ...found.contents
        .filter(({ page }) => page !== null)
        .map(({ slug: name, title, subtitle, page, rank }) => ({
          title,
          to: `/pages/${encodeURIComponent(name)}/${encodeURIComponent(page ?? '')}`,
          lines: [subtitle ?? ''],
          rank,
          penalty: penalties.page,
        })),
    ],
  };
  return Object.entries(sections)
    .map(([title, hits]) => ({
      id: slug(title),
      title,
      hits: [...new Map(hits.map(toSearchHit).map((hit) => [hit.key, hit])).values()],
    }))
    .filter(({ hits }) => hits.length > 0);
}

export const synonyms = toSynonyms(commonSynonyms);

/** Titles and terms are chosen for the search: a match precedes matches in long texts. */
const TERM_PENALTY = -0.2;

/** Finds pages by title and terms, best match first; `misspelt` if the text was corrected. */
export function findPages(
  pages: readonly TitledPage[],
  text: string,
): { pages: SearchHit[]; misspelt: boolean } {
  const textOf = ({ title, searchTerms = '' }: TitledPage) => readText({ title, more: searchTerms });
  const { ranks, didYouMean } = findTexts(textIndex(pages, textOf, synonyms), text);
  const hits = [...ranks]
    .sort(([, one], [, other]) => one - other)
    .map(([{ title, path }, rank]) => toSearchHit({ title, to: path, rank, penalty: TERM_PENALTY }));
  return { pages: hits, misspelt: didYouMean.length > 0 };
}
