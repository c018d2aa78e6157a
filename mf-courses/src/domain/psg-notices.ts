import type { PsgProcess } from '@portal/contract/endpoints/processes';
import type { SearchResult } from '@portal/contract/endpoints/search';
import { fold } from '@portal/contract/format/text';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';

/**
 * Returns the open PSG notices with a course of this title.
 * @param offers results of a search for the title
 */
export function psgNotices(
  title: string,
  offers: SearchResult['psgCoursesSelectionProcess'],
  processes: readonly PsgProcess[],
): { id: number; name: string }[] {
  const offering = new Set(
    offers.flatMap((offer) => (fold(offer.course_name) === fold(title) ? offer.selection_process_id : [])),
  );
  return processes.flatMap((process) =>
    isOpenProcess(process.status) && offering.has(process.id) ? { id: process.id, name: process.name } : [],
  );
}
