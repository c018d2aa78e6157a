import { offerCalendarPath } from '@portal/shared/contract/calendars';
import type { RegistrationProgress } from '@portal/shared/contract/my-processes';
import type { ProcessDocument } from '@portal/shared/contract/parts';
import { cancelledStatus } from '../status/mail-status.ts';

interface Known {
  registration: { position: number; status: number; createdAt: Date };
  item: {
    id: number;
    vacancies: number;
    startsAt: Date;
    endsAt: Date;
    cityInfo: string | null;
    startDateCourse?: string | null;
    place?: string | null;
  };
  process: { resultDate: string | null; cityInfo: string | null };
  unit: { name: string; address: string | null } | null;
  phases?: RegistrationProgress['phases'];
  documents: ProcessDocument[];
  calendar: 'ofPsgOffer' | 'ofPssOffer';
}

/** Where a registration stands and what follows, as the candidate's area tells it. */
export function registrationProgress(
  { registration, item, process, unit, phases = [], documents, calendar }: Known,
  now: Date,
): RegistrationProgress {
  const isOpen = item.startsAt < now && now < item.endsAt;
  return {
    position: registration.position,
    vacancies: item.vacancies,
    registered_at: registration.createdAt.toISOString(),
    start_date: item.startsAt.toISOString(),
    end_date: item.endsAt.toISOString(),
    result_date: process.resultDate,
    course_start_date: item.startDateCourse ?? null,
    place: item.place ?? unit?.name ?? item.cityInfo ?? process.cityInfo,
    address: unit?.address ?? null,
    phases,
    documents,
    calendar_url: offerCalendarPath(calendar, item.id),
    cancellable_until: isOpen && registration.status !== cancelledStatus ? item.endsAt.toISOString() : null,
  };
}
