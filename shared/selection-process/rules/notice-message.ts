import { toTimestamp } from '@portal/contract/format/date';
import { shareMessage } from '@portal/contract/format/share-message';
import { atInstitution, ofInstitution } from '@portal/contract/institution/names';
import { isFull } from './offer-state.ts';
import { placesOf } from './places.ts';
import type { Offer, ProcessKindConfig, ShownProcess } from './process-kind-config.ts';

const openings = {
  curso: {
    one: `Oi! Olha este curso de graça ${ofInstitution}`,
    many: `Oi! Olha estes cursos de graça ${ofInstitution}`,
  },
  cargo: {
    one: `Oi! Olha esta vaga para trabalhar ${atInstitution}`,
    many: `Oi! Olha estas vagas para trabalhar ${atInstitution}`,
  },
} as const;

/** Formats a message about the open offers of a process; null without any. */
export function noticeMessage(
  { offer: kind }: Pick<ProcessKindConfig, 'offer'>,
  process: Pick<ShownProcess, 'city_info' | 'cities'>,
  offers: readonly (Offer & { city_info?: string | null })[],
  now: number,
): string | null {
  const open = offers.filter((offer) => !isFull(offer) && (toTimestamp(offer.end_date, 'end') ?? 0) > now);
  if (open.length === 0) return null;
  return shareMessage(
    openings[kind][open.length === 1 ? 'one' : 'many'],
    open.map(({ name, course_start_date, end_date, city_info }) => ({
      name,
      starts: course_start_date,
      place: city_info ?? placesOf(process),
      closes: end_date,
    })),
  );
}
