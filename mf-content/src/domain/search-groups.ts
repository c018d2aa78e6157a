import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import type { SearchSections } from '@portal/shared/contract/search';
import { fold } from '@portal/shared/format/fold';
import { slug } from '@portal/shared/format/slug';
import { processStateName } from '@portal/shared/selection-process/statuses';

import { courseFinding, scheduledFinding } from './course-findings.ts';
import { dated, type Finding, finding, joined } from './finding.ts';

/** Results of a section that a page shows at most, the best first. */
export const MAX_SHOWN = 60;

/** How many results a section has: servers send no more than a few beyond those shown. */
export const countText = ({ findings }: FindingGroup): string =>
  findings.length > MAX_SHOWN ? `mais de ${MAX_SHOWN}` : String(findings.length);

export interface FindingGroup {
  /** Anchor of its heading. */
  id: string;
  title: string;
  findings: Finding[];
}

/** What the schedule found in one unit. */
export interface UnitCourses {
  /** Its name, such as "Santana". */
  unit: string;
  courses: readonly CatalogueCourse[];
}

/** The modality of free courses (A 9). */
const FREE = 1;

type Section<Name extends keyof SearchSections> = SearchSections[Name][number];

/**
 * The results of a search by section, in the order of A 2.3; after them free courses, of which the server says that they
 * are no technical ones, and pages. Sections without results are left out, and so is what would stand twice: the same
 * words that lead to the same place.
 *
 * @param others.portalPages pages that the portal itself has
 * @param others.ofUnit courses of one unit, in place of those among `found`; other courses only where they are there, too
 */
export function searchGroups(
  found: SearchSections,
  others: {
    portalPages?: readonly { title: string; to: string }[];
    ofUnit?: UnitCourses | null;
  } = {},
): FindingGroup[] {
  const news = found.contents.filter(({ page }) => page === null);
  const { ofUnit } = others;
  const offers = found.psgCoursesSelectionProcess.filter((offer) => !ofUnit || isThere(offer, ofUnit));
  const courses = ofUnit
    ? findCourses(ofUnit.courses, ({ modality }) => modality, scheduledFinding)
    : findCourses(found.sigCourses, ({ modality_id }) => modality_id, courseFinding);
  const pages = found.contents.filter(({ page }) => page !== null);
  const groups: { title: string; findings: readonly Finding[] }[] = [
    { title: 'Notícias', findings: news.map(newsFinding) },
    { title: 'Galerias', findings: found.galleries.map(galleryFinding) },
    { title: 'Cursos PSG', findings: offers.map(offerFinding) },
    {
      title: 'Processos seletivos PSG',
      findings: found.psgSelectionProcess.map((process) => processFinding(process, '/psg/edital')),
    },
    {
      title: 'Processos seletivos PSS',
      findings: found.pssSelectionProcess.map((process) => processFinding(process, '/pss_edital')),
    },
    { title: 'Cursos técnicos', findings: courses.others },
    { title: 'Cursos livres', findings: courses.free },
    {
      title: 'Páginas',
      findings: [
        ...(others.portalPages ?? []).map((page) => finding(page.title, page.to)),
        ...pages.map(pageFinding),
      ],
    },
  ];
  return groups
    .map(({ title, findings }) => ({
      id: slug(title),
      title,
      findings: [...new Map(findings.map(byKey)).values()],
    }))
    .filter(({ findings }) => findings.length > 0);
}

const findCourses = <Course>(
  courses: readonly Course[],
  modalityOf: (course: Course) => number | null,
  toFinding: (course: Course) => Finding,
) => ({
  free: courses.filter((course) => modalityOf(course) === FREE).map(toFinding),
  others: courses.filter((course) => modalityOf(course) !== FREE).map(toFinding),
});

/** Whether a course of the PSG is in the city of a unit: in that of its classes, or one of its own name. */
function isThere(
  { city_info }: Section<'psgCoursesSelectionProcess'>,
  { unit, courses }: UnitCourses,
): boolean {
  const cities = [
    unit,
    ...courses.flatMap(({ classes }) => classes.map(({ localidade }) => localidade ?? '')),
  ];
  return cities.some((city) => fold(city) === fold(city_info ?? '') && city !== '');
}

const byKey = (each: Finding) => [each.key, each] as const;

const newsFinding = (content: Section<'contents'>): Finding =>
  finding(
    content.title,
    `/noticias/${encodeURIComponent(content.slug)}`,
    content.subtitle ?? '',
    dated('Publicado em', content.published_at),
    dated('última modificação em', content.updated_at),
  );

const pageFinding = ({ slug: address, title, subtitle, page }: Section<'contents'>): Finding =>
  finding(title, `/pages/${encodeURIComponent(address)}/${encodeURIComponent(page ?? '')}`, subtitle ?? '');

const galleryFinding = ({ id, event, tag }: Section<'galleries'>): Finding =>
  finding(event, `/gallery/${id}`, tag ?? '');

const offerFinding = (offer: Section<'psgCoursesSelectionProcess'>): Finding =>
  finding(
    offer.course_name,
    `/psg/edital/${offer.selection_process_id}`,
    offer.course?.description ?? '',
    joined(offer.selection_process?.name, stateOf(offer.selection_process?.status)),
  );

const processFinding = (
  { id, name, number, status }: Section<'psgSelectionProcess'>,
  path: string,
): Finding => finding(name, `${path}/${id}`, joined(number && `N° ${number}`, stateOf(status)));

const stateOf = (status: number | null | undefined): string => (status ? processStateName(status) : '');
