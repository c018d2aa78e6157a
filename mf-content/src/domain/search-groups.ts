import type { SearchSections } from '@portal/contract/endpoints/search';
import { slug } from '@portal/contract/format/text';
import { type CourseKind, courseFinding, courseKind, scheduledFinding } from './course-findings.ts';
import {
  documentFinding,
  faqFinding,
  galleryFinding,
  newsFinding,
  offerFinding,
  pageFinding,
  planFinding,
  processFinding,
  unitFinding,
} from './entry-findings.ts';
import type { SearchHit } from './search-hit.ts';
import { isAtUnit, type UnitPlaces } from './unit-places.ts';

/** Maximum number of results per section, best first. */
export const MAX_SHOWN = 60;

/** Formats the number of results; servers send only a few more than are shown. */
export const countText = ({ findings }: SearchHitGroup): string =>
  findings.length > MAX_SHOWN ? `mais de ${MAX_SHOWN}` : String(findings.length);

export interface SearchHitGroup {
  /** Anchor of its heading. */
  id: string;
  title: string;
  findings: readonly SearchHit[];
}

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
    ? ofUnit.courses.map(
        (course) => [courseKind(course.title, course.modality), scheduledFinding(course)] as const,
      )
    : found.sigCourses.map(
        (course) =>
          [courseKind(course.title, course.modality_id, course.workload), courseFinding(course)] as const,
      );
  const coursesOf = (wanted: CourseKind) => courses.flatMap(([kind, each]) => (kind === wanted ? each : []));
  const processes = (listed: SearchSections['psgSelectionProcess'], path: string) =>
    listed.filter(({ cities }) => isThere(...cities)).map((process) => processFinding(process, path));
  const groups: { title: string; findings: readonly SearchHit[] }[] = [
    { title: 'Notícias', findings: found.contents.filter(({ page }) => page === null).map(newsFinding) },
    { title: 'Galerias', findings: found.galleries.map(galleryFinding) },
    {
      title: 'Cursos PSG',
      findings: found.psgCoursesSelectionProcess
        .filter((offer) => isThere(offer.city_info))
        .map(offerFinding),
    },
    { title: 'Processos seletivos PSG', findings: processes(found.psgSelectionProcess, '/psg/edital') },
    { title: 'Processos seletivos PSS', findings: processes(found.pssSelectionProcess, '/pss_edital') },
    { title: 'Cursos técnicos', findings: coursesOf('technical') },
    { title: 'Outros cursos', findings: coursesOf('other') },
    { title: 'Cursos livres', findings: coursesOf('free') },
    { title: 'Unidades', findings: (found.units ?? []).map(unitFinding) },
    { title: 'Perguntas frequentes', findings: (found.faqs ?? []).map(faqFinding) },
    { title: 'Planos de cursos técnicos', findings: (found.coursesPlans ?? []).map(planFinding) },
    { title: 'Arquivos', findings: (found.documents ?? []).map(documentFinding) },
    {
      title: 'Páginas',
      findings: [...portalPages, ...found.contents.filter(({ page }) => page !== null).map(pageFinding)],
    },
  ];
  return groups
    .map(({ title, findings }) => ({
      id: slug(title),
      title,
      findings: [...new Map(findings.map((each) => [each.key, each])).values()],
    }))
    .filter(({ findings }) => findings.length > 0);
}
