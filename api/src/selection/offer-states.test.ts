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

/** What visitors see of an offer: in the list of processes, on the notice and in the search, and when they register. */
const states = {
  open: { isListed: true, isVisible: true, registration: 200 },
  'not taking registrations': { isListed: true, isVisible: true, registration: 422 },
  closed: { isListed: false, isVisible: true, registration: 422 },
  hidden: { isListed: false, isVisible: false, registration: 404 },
};

/** States of offers by their status, the status of their process, and window. */
const cases: [keyof typeof states, offer: number, process: number, window: keyof typeof windows][] = [
  ['open', 1, 1, 'open'],
  ['open', 1, 2, 'open'],
  ['not taking registrations', 1, 1, 'before'],
  ['not taking registrations', 1, 1, 'after'],
  ['closed', 1, 3, 'open'],
  ['closed', 1, 4, 'open'],
  ['closed', 1, 4, 'after'],
  ['hidden', 2, 1, 'open'],
  ['hidden', 4, 1, 'after'],
  ['hidden', 3, 3, 'open'],
];

const paths = {
  psg: { processes: 'selection-processes', items: 'items', register: 'registrations' },
  pss: { processes: 'pss-selection-processes', items: 'items_pss', register: 'pss-registrations' },
};

let applicants = 0;

it.each(cases.flatMap((each) => (['psg', 'pss'] as const).map((kind) => [kind, ...each] as const)))(
  'an offer of %s is %s with status %i in a process with status %i, %s its window',
  async (kind, state, offerStatus, processStatus, window) => {
    const { isListed, isVisible, registration } = states[state];
    const { processes, items, register } = paths[kind];
    await app.db.delete(rateLimits);
    clock.advance(1);
    // Letters only: digits have words of their own in the search.
    const word = `Zq${[...String(++applicants)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}x`;
    const dates = { ...windows[window], status: offerStatus };
    const process = { status: processStatus, name: 'Edital' };
    const offer =
      kind === 'psg'
        ? await addPsgOffer(app.db, { ...dates, course_name: word }, process)
        : await addPssOffer(app.db, dates, process, word);
    const { offer_id, process_id } = offer;

    const list: { id: number; [items: string]: unknown }[] = await data(processes);
    const listed = list.find(({ id }) => id === process_id)?.[items];
    expect(listed).toMatchObject(isListed ? [{ id: offer_id }] : []);
    const details = await data(`${processes}/${process_id}`);
    expect(details[items]).toMatchObject(isVisible ? [{ id: offer_id }] : []);
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
    expect(await status(`${kind}-offers/${offer_id}/calendar.ics`)).toBe(isVisible ? 200 : 404);
    const body = kind === 'psg' ? psgBody(offer, applicants) : pssBody(offer, applicants);
    expect((await post(register, body)).statusCode).toBe(registration);
  },
);
