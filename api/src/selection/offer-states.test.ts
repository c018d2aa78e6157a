import { pssCardPath } from '@portal/contract/endpoints/files';
import { expect, it } from 'vitest';
import { cardVersion, noticeCard } from '../cards/course-card.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, data, status, post } = await testApp();

const yesterday = new Date('2026-03-09T12:00:00-03:00');
const tomorrow = new Date('2026-03-11T12:00:00-03:00');
const windows = {
  open: { start_date: yesterday, end_date: tomorrow },
  before: { start_date: tomorrow, end_date: new Date('2026-03-12T12:00:00-03:00') },
  after: { start_date: new Date('2026-03-08T12:00:00-03:00'), end_date: yesterday },
};

/** Offers by visibility, status of their process, and window; `isListed` in the list of processes. */
const cases: {
  name: string;
  offer: number;
  process: number;
  window: keyof typeof windows;
  isVisible: boolean;
  isListed: boolean;
  registration: 200 | 404 | 422;
}[] = [
  { name: 'open', offer: 1, process: 1, window: 'open', isVisible: true, isListed: true, registration: 200 },
  {
    name: 'open, of an open process with status 2',
    offer: 1,
    process: 2,
    window: 'open',
    isVisible: true,
    isListed: true,
    registration: 200,
  },
  {
    name: 'not open yet',
    offer: 1,
    process: 1,
    window: 'before',
    isVisible: true,
    isListed: true,
    registration: 422,
  },
  { name: 'over', offer: 1, process: 1, window: 'after', isVisible: true, isListed: true, registration: 422 },
  {
    name: 'open, of a closed process',
    offer: 1,
    process: 3,
    window: 'open',
    isVisible: true,
    isListed: false,
    registration: 422,
  },
  {
    name: 'open, of a closed process with status 4',
    offer: 1,
    process: 4,
    window: 'open',
    isVisible: true,
    isListed: false,
    registration: 422,
  },
  {
    name: 'over, of a closed process',
    offer: 1,
    process: 4,
    window: 'after',
    isVisible: true,
    isListed: false,
    registration: 422,
  },
  {
    name: 'hidden',
    offer: 2,
    process: 1,
    window: 'open',
    isVisible: false,
    isListed: false,
    registration: 404,
  },
  {
    name: 'hidden and over',
    offer: 4,
    process: 1,
    window: 'after',
    isVisible: false,
    isListed: false,
    registration: 404,
  },
  {
    name: 'hidden, of a closed process',
    offer: 3,
    process: 3,
    window: 'open',
    isVisible: false,
    isListed: false,
    registration: 404,
  },
];

let applicants = 0;

it.each(cases.flatMap((each) => (['psg', 'pss'] as const).map((kind) => ({ kind, ...each }))))(
  'shows and takes registrations for an offer of $kind that is $name',
  async (given) => {
    const { kind, isVisible, isListed, registration } = given;
    await app.db.delete(rateLimits);
    clock.advance(1);
    // Letters only: digits have words of their own in the search.
    const word = `Zq${[...String(++applicants)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}x`;
    const dates = { ...windows[given.window], status: given.offer };
    const process = { status: given.process, name: 'Edital' };
    const offer =
      kind === 'psg'
        ? await addPsgOffer(app.db, { ...dates, course_name: word }, process)
        : await addPssOffer(app.db, dates, process, word);
    const { offer_id, process_id } = offer;
    const paths =
      kind === 'psg'
        ? {
            processes: 'selection-processes',
            items: 'items',
            calendar: 'psg-offers',
            register: 'registrations',
          }
        : {
            processes: 'pss-selection-processes',
            items: 'items_pss',
            calendar: 'pss-offers',
            register: 'pss-registrations',
          };

    const list: { id: number; [items: string]: unknown }[] = await data(paths.processes);
    const listed = list.find(({ id }) => id === process_id)?.[paths.items];
    expect(listed).toMatchObject(isListed ? [{ id: offer_id }] : []);
    const details = await data(`${paths.processes}/${process_id}`);
    expect(details[paths.items]).toMatchObject(isVisible ? [{ id: offer_id }] : []);
    const found = await data(`search-global?search=${word}`);
    const results: { id?: number; selection_process_id?: number }[] =
      kind === 'psg' ? found.psgCoursesSelectionProcess : found.pssSelectionProcess;
    const ids = results.map(({ id, selection_process_id }) => selection_process_id ?? id);
    expect(ids.includes(process_id)).toBe(isVisible);
    if (kind === 'pss') {
      const empty = cardVersion(noticeCard({ ...details, items_pss: [] }));
      const isEmpty = details.share_image_url === pssCardPath(process_id, empty);
      expect(isEmpty).toBe(!isVisible);
    }
    expect(await status(`${paths.calendar}/${offer_id}/calendar.ics`)).toBe(isVisible ? 200 : 404);
    const body = kind === 'psg' ? psgBody(offer, applicants) : pssBody(offer, applicants);
    expect((await post(paths.register, body)).statusCode).toBe(registration);
  },
);
