import { offerCalendarPath } from '@portal/contract/endpoints/files';
import type { ProcessDocument } from '@portal/contract/endpoints/parts';
import type { RegistrationProgress } from '@portal/contract/endpoints/registrations';
import { CANCELLED, isVisibleOffer } from '@portal/contract/selection-process/statuses';
import type { OfferTable } from '../../db/schema/selection.ts';
import { getVenue } from '../../selection/offer-dates.repository.ts';

interface Known {
  registration: { position: number; status: number; createdAt: Date };
  current_position: number | null;
  item: OfferTable['$inferSelect'] & { startDateCourse?: string | null };
  /** Registrations can be made and changed. */
  isOpen: boolean;
  process: { resultDate: string | null; cityInfo: string | null };
  unit: { name: string; address: string } | null;
  phases?: RegistrationProgress['phases'];
  documents: ProcessDocument[];
  /** Last position that was called for the course in an earlier process. */
  lastCalled?: number | null;
  calendar: 'ofPsgOffer' | 'ofPssOffer';
  check_url: string;
}

/** Returns status and next steps of a registration, for the candidate's area. */
export function registrationProgress({
  registration,
  current_position,
  item,
  isOpen,
  process,
  unit,
  phases = [],
  documents,
  lastCalled = null,
  calendar,
  check_url,
}: Known): RegistrationProgress {
  return {
    position: registration.position,
    current_position,
    vacancies: item.vacancies,
    reserve: item.wait,
    last_called: lastCalled,
    registered_at: registration.createdAt.toISOString(),
    start_date: item.startsAt.toISOString(),
    end_date: item.endsAt.toISOString(),
    result_date: process.resultDate,
    course_start_date: item.startDateCourse ?? null,
    ...getVenue({ item, process, unit }),
    check_url,
    phases,
    documents,
    calendar_url: isVisibleOffer(item) ? offerCalendarPath(calendar, item.id) : null,
    cancellable_until: isOpen && registration.status !== CANCELLED ? item.endsAt.toISOString() : null,
  };
}
