import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedReasons, enrolmentState } from './enrolment-state.ts';

const open = {
  vagasDisponiveis: 5,
  dataDeEncerramentoOnline: '2026-12-01',
  dataDeEncerramentoPresencial: '2026-12-10',
  linkMatriculaOnline: 'https://matricula.example/1',
};
const at = (moment: string) => Date.parse(moment);
const now = at('2026-11-21T12:00:00-03:00');

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
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, day, fc.nat(40), fc.nat(40), (online, presential, first, more) => {
        const offered = {
          ...open,
          dataDeEncerramentoOnline: online,
          dataDeEncerramentoPresencial: presential,
        };
        const start = at('2026-11-01T00:00:00-03:00');
        const early = enrolmentState(offered, start + first * 86_400_000);
        const late = enrolmentState(offered, start + (first + more) * 86_400_000);
        expect(early.kind === 'closed' && late.kind === 'open').toBe(false);
      }),
    );
  });

  it('has words for every reason', () => {
    for (const words of Object.values(closedReasons)) expect(words).toMatch(/\.$/);
  });
});
