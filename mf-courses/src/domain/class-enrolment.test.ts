import { cardAction } from '@portal/client/catalogue/course-card';
import { describeAvailability, describeDeadline } from '@portal/contract/catalogue/availability';
import { type ClosedReason, enrolmentState, isOver } from '@portal/contract/catalogue/enrolment-state';
import { DAY } from '@portal/contract/format/date';
import { aClass } from '@portal/tooling/testing/builders/course';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainReason, nextClosing } from './class-enrolment.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');

it.each([
  [{}, 'Matricule-se', '12 vagas'],
  [{ vagasDisponiveis: 1 }, 'Matricule-se', 'Última vaga'],
  [{ vagasDisponiveis: null }, 'Matricule-se', undefined],
  [{ vagasDisponiveis: 0 }, 'Ver turma', 'Vagas esgotadas'],
  [{ vagasDisponiveis: -1 }, 'Ver turma', 'Vagas esgotadas'],
  [{ linkMatriculaOnline: null }, 'Ver turma', 'Matrícula na unidade'],
])('of a class with %j a card invites to %s and says: %s', (changes, action, text) => {
  const offered = aClass(changes);
  expect(cardAction(enrolmentState(offered, now))).toBe(action);
  expect(describeAvailability(offered, now)).toBe(text);
});

it.each([
  ['2026-11-10', '2026-11-20', 'Matrícula encerrada em 20/11/2026'],
  ['2026-12-10', '2026-11-18', 'Matrícula encerrada em 18/11/2026'],
  ['2026-11-10', null, 'Matrícula encerrada em 10/11/2026'],
  ['2026-11-20', '2026-11-30', 'Matrícula on-line encerrada em 20/11/2026; na unidade até 30/11/2026'],
])('of one that closes online on %s and at its unit on %s says: %s', (online, presential, text) => {
  const closing = aClass({ dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential });
  expect(cardAction(enrolmentState(closing, now))).toBe('Ver turma');
  expect(describeAvailability(closing, now)).toBe(text);
  expect(describeDeadline(closing, now)).toBeUndefined();
});

it.each([
  ['2026-11-30', '2026-12-10', 'até 30/11/2026'],
  ['2026-11-30T18:00:00-03:00', null, 'até 30/11/2026 às 18:00'],
  [null, '2026-12-10', 'até 10/12/2026'],
  [null, null, undefined],
])(
  'one that is open online until %s and at its unit until %s can be enrolled in %s',
  (online, presential, text) => {
    const open = aClass({ dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential });
    expect(describeDeadline(open, now)).toBe(text);
  },
);

it('invites to see a course without classes', () => {
  expect(cardAction(undefined)).toBe('Ver curso');
});

const at = (moment: string) => Date.parse(moment);

const open = aClass({ linkMatriculaOnline: 'https://matricula.example/1' });

/** Reasons for closing a class, by precedence. */
const wrong = {
  'no-vacancies': { vagasDisponiveis: 0 },
  'online-closed': { dataDeEncerramentoOnline: '2026-11-20' },
  'presential-closed': { dataDeEncerramentoPresencial: '2026-11-20' },
  'no-link': { linkMatriculaOnline: null },
} satisfies Record<ClosedReason, object>;
const reasons = Object.keys(wrong) as ClosedReason[];

const moment = fc
  .date({ min: new Date('2026-11-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = moment.map((text) => text.slice(0, 10));
const closing = fc.oneof(moment, day, fc.constant(null), fc.string());
const link = fc.oneof(fc.webUrl(), fc.string(), fc.constant(null));
const anyClass = fc.record({
  vagasDisponiveis: fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 40 }), fc.double()),
  dataDeEncerramentoOnline: closing,
  dataDeEncerramentoPresencial: closing,
  linkMatriculaOnline: link,
});
const instant = fc.integer({ min: at('2026-10-25'), max: at('2027-01-05') });
const later = fc.nat(60 * DAY);

describe('enrolment in a class (A 4)', () => {
  it.each([
    ['while nobody says how many vacancies there are', { vagasDisponiveis: null }],
    ['while no closing date is set', { dataDeEncerramentoOnline: null, dataDeEncerramentoPresencial: null }],
    ['with an address in other letters', { linkMatriculaOnline: ' HTTPS://matricula.example/1 ' }],
    ['at an address without encryption', { linkMatriculaOnline: 'http://matricula.example/1' }],
  ])('is open %s', (_when, change) => {
    const state = enrolmentState({ ...open, ...change }, now);
    expect(state).toEqual({ kind: 'open', url: expect.stringMatching(/^https?:\/\/matricula\.example\/1$/) });
  });

  it('is closed for the first reason of all that hold', () => {
    for (let set = 0; set < 2 ** reasons.length; set += 1) {
      const held = reasons.filter((_, place) => Math.floor(set / 2 ** place) % 2 === 1);
      const state = enrolmentState(Object.assign({ ...open }, ...held.map((reason) => wrong[reason])), now);
      expect(state.kind === 'closed' ? state.reason : undefined).toBe(held[0]);
    }
  });

  it.each(['javascript:alert(1)', 'data:https://a.example', '/matricula', 'a.example', 'https://', ''])(
    'is closed with the link "%s", which is no web address',
    (linkMatriculaOnline) => {
      const state = enrolmentState({ ...open, linkMatriculaOnline }, now);
      expect(state).toEqual({ kind: 'closed', reason: 'no-link' });
    },
  );

  it('lasts to the end of the closing day in Belém, and of a closing moment', () => {
    for (const [dataDeEncerramentoOnline, end] of [
      ['2026-11-21', at('2026-11-22T00:00:00-03:00') - 1],
      ['2026-11-21T18:00:00-03:00', at('2026-11-21T18:00:00-03:00')],
    ] as const) {
      const last = { ...open, dataDeEncerramentoOnline, dataDeEncerramentoPresencial: null };
      expect(enrolmentState(last, end).kind).toBe('open');
      expect(nextClosing(last, end)).toBe(end + 1);
      expect(enrolmentState(last, end + 1).kind).toBe('closed');
      expect(nextClosing(last, end + 1)).toBeNull();
    }
  });

  it('never opens again once it has closed, and does not change before the next closing', () => {
    fc.assert(
      fc.property(anyClass, instant, later, (offered, early, wait) => {
        const first = enrolmentState(offered, early);
        const then = enrolmentState(offered, early + wait);
        if (first.kind === 'closed') expect(then.kind).toBe('closed');
        const change = nextClosing(offered, early) ?? Number.POSITIVE_INFINITY;
        expect(change).toBeGreaterThan(early);
        if (early + wait < change) expect(then).toEqual(first);
      }),
    );
  });
});

const onlineOver = 'O prazo de matrícula on-line terminou.';
const until = (date: string | null) => ({ ...wrong['online-closed'], dataDeEncerramentoPresencial: date });

it.each([
  ['no-vacancies', wrong['no-vacancies'], 'As vagas desta turma acabaram.', 'interest'],
  ['presential-closed', wrong['presential-closed'], 'O prazo de matrícula presencial terminou.', 'interest'],
  ['no-link', {}, 'A matrícula desta turma não é feita pela internet. Fale com a unidade.', 'unit'],
  ['online-closed', until(null), onlineOver, 'interest'],
  ['online-closed', until('2026-11-20'), onlineOver, 'interest'],
  ['online-closed', until('2026-11-23'), `${onlineOver} Na unidade, a matrícula vai até 23/11/2026.`, 'unit'],
  [
    'online-closed',
    until('2026-11-23T18:00:00-03:00'),
    `${onlineOver} Na unidade, a matrícula vai até 23/11/2026 às 18:00.`,
    'unit',
  ],
] as const)(
  'enrolment that is closed by %s with %j says "%s" and leads to %s',
  (reason, changes, why, next) => {
    const closed = { ...open, ...changes };
    expect(explainReason(reason, closed, now)).toBe(why);
    expect(isOver(closed, now) ? 'interest' : 'unit').toBe(next);
  },
);
