import { formatDateTime, instantOf } from '@portal/shared/format/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();

/** Both days are other ones in London. */
const window = {
  startsAt: new Date('2026-03-14T22:00:00-03:00'),
  endsAt: new Date('2026-03-20T23:59:00-03:00'),
  capacity: 1000,
};
const psg = await addPsgOffer(app.db, window);
const pss = await addPssOffer(app.db, window);

let applicant = 0;
const programmes = {
  psg: {
    body: () => psgBody(psg, ++applicant),
    register: '/api/v1/registrations',
    process: `/api/v1/selection-processes/${psg.processId}`,
    closed: 'As inscrições para esse curso estão fechadas.',
  },
  pss: {
    body: () => pssBody(pss, ++applicant),
    register: '/api/v1/pss-registrations',
    process: `/api/v1/pss-selection-processes/${pss.processId}`,
    closed: 'As inscrições para esse cargo estão fechadas.',
  },
};

beforeEach(() => app.db.delete(rateLimits));

describe.each(['psg', 'pss'] as const)('registrations in the %s', (name) => {
  const { body, register, process, closed } = programmes[name];
  const offered = async () => {
    const { data } = (await app.inject(process)).json();
    return (data.items ?? data.items_pss)[0] as { start_date: string; end_date: string };
  };

  it.each([
    ['a day before the start', '2026-03-13T22:00:00-03:00', false],
    ['a millisecond before the start', '2026-03-14T21:59:59.999-03:00', false],
    ['at the start', '2026-03-14T22:00:00-03:00', false],
    ['at the start as London calls it', '2026-03-15T01:00:00Z', false],
    ['a millisecond after the start', '2026-03-14T22:00:00.001-03:00', true],
    ['late on the last day, which is over in London', '2026-03-21T02:30:00Z', true],
    ['a millisecond before the end', '2026-03-20T23:58:59.999-03:00', true],
    ['at the end', '2026-03-20T23:59:00-03:00', false],
    ['a millisecond after the end', '2026-03-20T23:59:00.001-03:00', false],
    ['on the day after the last', '2026-03-21T00:00:00-03:00', false],
  ])(
    '%s are taken as the published dates say: strictly between both (A 4, B 4)',
    async (_when, moment, open) => {
      clock.moveTo(moment);
      const answer = await app.inject({ method: 'POST', url: register, payload: body() });
      expect(answer.statusCode).toBe(open ? 200 : 422);
      if (!open) expect(answer.json()).toEqual({ message: closed, data: {} });

      const { start_date, end_date } = await offered();
      const now = Date.parse(moment);
      const [start = 0, end = 0] = [instantOf(start_date, 'start') ?? 0, instantOf(end_date, 'end') ?? 0];
      expect(start < now && now < end).toBe(open);
    },
  );

  it('have published dates that name their offset and read the same in Belém as they were set', async () => {
    const { start_date, end_date } = await offered();
    expect([start_date, end_date]).toEqual([window.startsAt.toISOString(), window.endsAt.toISOString()]);
    expect([start_date, end_date].map(formatDateTime)).toEqual(['14/03/2026 - 22:00', '20/03/2026 - 23:59']);
  });
});
