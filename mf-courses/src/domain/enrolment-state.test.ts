import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedEnrolment } from './closed-enrolment.ts';
import { type ClosedReason, enrolmentState } from './enrolment-state.ts';
import { nextClosing } from './next-closing.ts';

const open = {
  vagasDisponiveis: 5,
  dataDeEncerramentoOnline: '2026-12-01',
  dataDeEncerramentoPresencial: '2026-12-10',
  linkMatriculaOnline: 'https://matricula.example/1',
};
const at = (moment: string) => Date.parse(moment);
const now = at('2026-11-21T12:00:00-03:00');

const moment = fc
  .date({ min: new Date('2026-11-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const closing = fc.oneof(
  moment,
  moment.map((text) => text.slice(0, 10)),
  fc.constant(null),
  fc.string(),
);
const link = fc.oneof(fc.webUrl(), fc.string(), fc.constant(null), fc.constant('javascript:alert(1)'));
const anyClass = fc.record({
  vagasDisponiveis: fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 40 }), fc.double()),
  dataDeEncerramentoOnline: closing,
  dataDeEncerramentoPresencial: closing,
  linkMatriculaOnline: link,
});
const instant = fc.integer({ min: at('2026-10-25'), max: at('2027-01-05') });

/** What closes a class, in the order in which it is said. */
const order: ClosedReason[] = ['no-vacancies', 'online-closed', 'presential-closed', 'no-link'];
const byDate: readonly string[] = ['online-closed', 'presential-closed'];

describe('enrolment in a class', () => {
  it.each([
    ['is open with vacancies, time and a link', {}, { kind: 'open', url: 'https://matricula.example/1' }],
    ['is open while nobody says how many vacancies there are', { vagasDisponiveis: null }, { kind: 'open' }],
    [
      'is open while no closing date is set',
      { dataDeEncerramentoOnline: null, dataDeEncerramentoPresencial: null },
      { kind: 'open' },
    ],
    ['is closed without vacancies', { vagasDisponiveis: 0 }, { kind: 'closed', reason: 'no-vacancies' }],
    [
      'is closed after the online date',
      { dataDeEncerramentoOnline: '2026-11-20' },
      { kind: 'closed', reason: 'online-closed' },
    ],
    [
      'is closed after the presential date',
      { dataDeEncerramentoPresencial: '2026-11-20' },
      { kind: 'closed', reason: 'presential-closed' },
    ],
    ['is closed without a link', { linkMatriculaOnline: null }, { kind: 'closed', reason: 'no-link' }],
    [
      'is closed with a link that is no web address',
      { linkMatriculaOnline: 'javascript:alert(1)' },
      { kind: 'closed', reason: 'no-link' },
    ],
  ])('%s', (_what, change, state) => {
    expect(enrolmentState({ ...open, ...change }, now)).toMatchObject(state);
  });

  it('lasts to the end of the closing day in Belém', () => {
    const last = { ...open, dataDeEncerramentoOnline: '2026-11-21' };
    expect(enrolmentState(last, at('2026-11-21T23:59:59-03:00')).kind).toBe('open');
    expect(enrolmentState(last, at('2026-11-22T00:00:01-03:00')).kind).toBe('closed');
  });

  it('never opens again once it has closed by time', () => {
    fc.assert(
      fc.property(anyClass, instant, fc.nat(60 * 86_400_000), (offered, early, later) => {
        const first = enrolmentState(offered, early);
        const then = enrolmentState(offered, early + later);
        if (first.kind === 'closed') expect(then.kind).toBe('closed');
        if (first.kind === 'closed' && byDate.includes(first.reason)) {
          expect(byDate).toContain(then.kind === 'closed' && then.reason);
        }
      }),
    );
  });

  it('gives the first reason of all that hold, whatever else is wrong', () => {
    const wrong: Record<ClosedReason, object> = {
      'no-vacancies': { vagasDisponiveis: 0 },
      'online-closed': { dataDeEncerramentoOnline: '2026-11-20' },
      'presential-closed': { dataDeEncerramentoPresencial: '2026-11-20' },
      'no-link': { linkMatriculaOnline: null },
    };
    fc.assert(
      fc.property(fc.subarray(order), (reasons) => {
        const offered = Object.assign({ ...open }, ...reasons.map((reason) => wrong[reason]));
        const state = enrolmentState(offered, now);
        expect(state.kind === 'closed' ? state.reason : undefined).toBe(reasons[0]);
      }),
    );
  });

  it('leads nowhere but to the web', () => {
    fc.assert(
      fc.property(link, (linkMatriculaOnline) => {
        const state = enrolmentState({ ...open, linkMatriculaOnline }, now);
        if (state.kind === 'open') expect(new URL(state.url).protocol).toMatch(/^https?:$/);
      }),
    );
  });

  it.each([' https://a.example/1 ', 'HTTPS://a.example/1'])(
    '"%s" is a web address',
    (linkMatriculaOnline) => {
      expect(enrolmentState({ ...open, linkMatriculaOnline }, now)).toEqual({
        kind: 'open',
        url: 'https://a.example/1',
      });
    },
  );

  it('does not change before the next closing, and never fails', () => {
    fc.assert(
      fc.property(anyClass, instant, fc.nat(60 * 86_400_000), (offered, early, later) => {
        const change = nextClosing(offered, early) ?? Number.POSITIVE_INFINITY;
        expect(change).toBeGreaterThan(early);
        if (early + later < change) {
          expect(enrolmentState(offered, early + later)).toEqual(enrolmentState(offered, early));
        }
      }),
    );
  });
});

describe('a closed enrolment says why and what to do next', () => {
  const after = (dataDeEncerramentoPresencial: string | null) => ({ ...open, dataDeEncerramentoPresencial });
  it.each([
    ['no-vacancies', open, 'As vagas desta turma acabaram.', 'interest'],
    ['presential-closed', open, 'O prazo de matrícula presencial terminou.', 'interest'],
    ['no-link', open, 'A matrícula desta turma não é feita pela internet. Fale com a unidade.', 'unit'],
    ['online-closed', after(null), 'O prazo de matrícula on-line terminou.', 'interest'],
    ['online-closed', after('2026-11-20'), 'O prazo de matrícula on-line terminou.', 'interest'],
    [
      'online-closed',
      after('2026-11-23T18:00:00-03:00'),
      'O prazo de matrícula on-line terminou. Na unidade, a matrícula vai até 23/11/2026 às 18:00.',
      'unit',
    ],
  ] as const)('%s', (reason, offered, why, next) => {
    expect(closedEnrolment(reason, offered, now)).toEqual({ why, next });
  });
});
