import { fileUrl } from '@portal/client/addresses/file-url';
import type { SearchEntry } from '@portal/contract/endpoints/search';
import { unitPath } from '@portal/contract/format/links';
import { formatPhone } from '@portal/contract/format/phone';
import { summary } from '@portal/contract/format/plain-text';
import { joinFacts, slug } from '@portal/contract/format/text';
import { processStateName } from '@portal/contract/selection-process/statuses';
import { dated, type SearchHit, toSearchHit } from './search-hit.ts';

/** Maximum length of an answer below its question. */
const MAX_ANSWER_LENGTH = 160;
/** Lowest state of closed processes. */
const MIN_CLOSED_STATUS = 3;

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

export const newsFinding = (content: SearchEntry<'contents'>): SearchHit =>
  toSearchHit({
    title: content.title,
    to: `/noticias/${encodeURIComponent(content.slug)}`,
    lines: [
      content.subtitle ?? '',
      dated('Publicado em', content.published_at),
      dated('última modificação em', content.updated_at),
    ],
    rank: content.rank,
    penalty: penalties.news,
  });

export const pageFinding = ({
  slug: name,
  title,
  subtitle,
  page,
  rank,
}: SearchEntry<'contents'>): SearchHit =>
  toSearchHit({
    title,
    to: `/pages/${encodeURIComponent(name)}/${encodeURIComponent(page ?? '')}`,
    lines: [subtitle ?? ''],
    rank,
    penalty: penalties.page,
  });

export const galleryFinding = ({ id, event, tag, rank }: SearchEntry<'galleries'>): SearchHit =>
  toSearchHit({ title: event, to: `/gallery/${id}`, lines: [tag ?? ''], rank, penalty: penalties.gallery });

export const offerFinding = (offer: SearchEntry<'psgCoursesSelectionProcess'>): SearchHit =>
  toSearchHit({
    title: offer.course_name,
    to: `/psg/edital/${offer.selection_process_id}`,
    lines: [
      offer.course?.description ?? '',
      joinFacts(offer.selection_process?.name, getStateName(offer.selection_process?.status)),
    ],
    rank: offer.rank,
    penalty: penalties.offer + getClosedPenalty(offer.selection_process?.status),
  });

/** @param path of its notices */
export const processFinding = (
  { id, name, number, status, rank }: SearchEntry<'psgSelectionProcess'>,
  path: string,
): SearchHit =>
  toSearchHit({
    title: name,
    to: `${path}/${id}`,
    lines: [joinFacts(number && `N° ${number}`, getStateName(status))],
    rank,
    penalty: penalties.process + getClosedPenalty(status),
  });

export const unitFinding = ({
  name,
  address,
  phone,
  email,
  opening_hours,
  rank,
}: SearchEntry<'units'>): SearchHit =>
  toSearchHit({
    title: `Unidade ${name}`,
    to: unitPath(name),
    lines: [address ?? '', joinFacts(phone && formatPhone(phone), email), joinFacts(...opening_hours)],
    rank,
    penalty: penalties.unit,
  });

export const faqFinding = ({ question, answer, type, rank }: SearchEntry<'faqs'>): SearchHit =>
  toSearchHit({
    title: question,
    to: `/faq?tipo=${type ?? 1}#${slug(question)}`,
    lines: [summary(answer ?? '', MAX_ANSWER_LENGTH)],
    rank,
    penalty: penalties.faq,
  });

export function planFinding({
  course,
  act,
  axle,
  unit,
  annex_url,
  rank,
}: SearchEntry<'coursesPlans'>): SearchHit {
  return toSearchHit({
    title: course.name,
    ...linkFile(annex_url, '/plano_cursos'),
    lines: [joinFacts(axle, unit && `Unidade ${unit.name}`, act && `Ato autorizativo N° ${act}`)],
    rank,
    penalty: penalties.file,
  });
}

export const documentFinding = ({
  title,
  personal_annex_url,
  published_at,
  rank,
}: SearchEntry<'documents'>): SearchHit =>
  toSearchHit({
    title,
    ...linkFile(personal_annex_url, '/arquivos'),
    lines: [dated('Publicado em', published_at)],
    rank,
    penalty: penalties.file,
  });

/** Returns the link to a file, or to its list without one. */
function linkFile(path: string | null, list: string): Pick<SearchHit, 'to' | 'isFile'> {
  const url = fileUrl(path);
  return url ? { to: url, isFile: true } : { to: list };
}

const getStateName = (status: number | null | undefined): string => (status ? processStateName(status) : '');

const getClosedPenalty = (status: number | null | undefined): number =>
  (status ?? 0) >= MIN_CLOSED_STATUS ? penalties.closed : 0;
