import { type Application, readPsgApplications } from '@portal/selection-process/rules/applications';
import { aMyPsgProcess, aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import {
  applicationGroups,
  averageScore,
  chancesOf,
  listDocumentsToBring,
  markCancelled,
  nextStep,
  sortApplications,
  timelineOf,
  trackerOf,
} from './next-step.ts';

const progress = aRegistrationProgress();
const end = Date.parse(progress.end_date);
const before = end - 1;
const later = Date.parse('2026-04-01T12:00:00-03:00');
const phases = [
  { name: 'Prova escrita', note: 8 },
  { name: 'Entrevista', note: null },
];
const unbegun = phases.map((phase) => ({ ...phase, note: null }));
const open = 'Inscrito, com inscrições ainda abertas';
const onTheDay = 'Aguarde o resultado, em 25/03/2026.';
const until = 'As inscrições vão até 20/03/2026 - 23:59.';
const someDay = 'Aguarde o resultado: ele sai nesta página e no edital.';

it.each([
  [1, 1, {}, before, open, `${onTheDay} ${until}`],
  [1, 1, { result_date: null }, before, open, `Aguarde o resultado. ${until}`],
  [1, 1, {}, end, 'Inscrito, em análise', onTheDay],
  [1, 3, { result_date: null }, before, 'Inscrito, em análise', someDay],
  [1, 1, { end_date: 'em breve', phases: unbegun }, before, 'Inscrito, em análise', onTheDay],
  [1, 2, { phases }, end, 'Inscrito, na fase: Entrevista', onTheDay],
  [1, 2, { phases: phases.slice(0, 1) }, end, 'Inscrito, em análise', onTheDay],
  [null, 1, null, before, 'Inscrito, em análise', someDay],
  [1, 3, {}, later, 'Inscrito, em análise', 'O resultado estava marcado para 25/03/2026: veja no edital.'],
  [2, 3, { course_start_date: '2026-03-30' }, later, 'Seleção terminada', 'O curso começou em 30/03/2026.'],
  [4, 1, {}, before, 'Inscrição cancelada', 'Não há nada a fazer.'],
])('status %s in a process of state %i with %j: %#', (status, processStatus, said, now, words, todo) => {
  const known = said && { ...progress, ...said };
  expect(nextStep({ status, processStatus, progress: known }, now)).toMatchObject({ status: words, todo });
});

it('shows a classified person where to come until the documents are due, and then whom to contact', () => {
  const said = { ...progress, documents_end_date: '2026-03-28T18:00:00-03:00' };
  const due = Date.parse(said.documents_end_date);
  const at = (now: number) => nextStep({ status: 2, processStatus: 3, progress: said }, now);
  expect(at(due - 1)).toMatchObject({
    turn: 'candidate',
    todo: expect.stringContaining('Confirme sua vaga'),
  });
  expect(at(due)).toMatchObject({
    turn: 'institution',
    todo: 'A entrega de documentos terminou em 28/03/2026. Se você ainda não os entregou, fale com a unidade.',
  });
});

it('asks for documents only with a place or on the waitlist, until the course begins', () => {
  const said = { ...progress, course_start_date: '2026-03-30T08:00:00-03:00' };
  const begun = Date.parse(said.course_start_date);
  const asked = (now: number) =>
    [1, 2, 3, 4].map((status) => nextStep({ status, processStatus: 3, progress: said }, now).bringsDocuments);
  expect(asked(begun - 1)).toEqual([false, true, true, false]);
  expect(asked(begun)).toEqual([false, false, false, false]);
});

it('sorts the dates, marks past ones, and lists no later ones of a cancelled application', () => {
  const said = { ...progress, course_start_date: '2026-03-24' };
  expect(timelineOf({ status: 1, progress: said }, end)).toEqual([
    { label: 'Inscrição feita', date: '05/03/2026', isPast: true },
    { label: 'Fim das inscrições', date: '20/03/2026', isPast: true },
    { label: 'Início do curso', date: '24/03/2026', isPast: false },
    { label: 'Resultado', date: '25/03/2026', isPast: false },
  ]);
  expect(timelineOf({ status: 1, progress: { ...progress, result_date: null } }, end)).toHaveLength(3);
  expect(timelineOf({ status: 1, progress: null }, end)).toEqual([]);
  const cancelled = timelineOf({ status: 4, progress }, before);
  expect(cancelled.map(({ label }) => label)).toEqual(['Inscrição feita']);
});

it.each([
  ['candidate', true, [], 3],
  ['institution', false, [], 0],
  ['institution', false, ['RG', 'CPF'], 3],
  ['nobody', false, ['RG', 'CPF'], 0],
] as const)(
  'on the turn of the %s (documents due: %s) an offer that names %j shows %i documents to bring',
  (turn, bringsDocuments, named, count) => {
    const known = aRegistrationProgress({ documents_to_bring: [...named] });
    const documents = listDocumentsToBring({ turn, bringsDocuments }, known);
    expect(documents).toHaveLength(count);
    if (count > 0) expect(documents).toEqual(expect.arrayContaining([...named]));
  },
);

it('groups by who is to act: what is urgent first, what asks for nothing last', () => {
  const of = (offer: string, status: number, course_start_date: string | null) =>
    ({
      offer,
      status,
      processStatus: 1,
      progress: aRegistrationProgress({ course_start_date }),
    }) as Application;
  const applications = [
    of('cancelada', 4, '2026-04-20'),
    of('sem data', 2, null),
    of('maio', 2, '2026-05-04'),
    of('abril', 2, '2026-04-20'),
    of('começou', 2, '2026-03-30'),
    of('inscrita', 1, '2026-04-20'),
    of('reserva', 3, '2026-04-20'),
  ];
  const groups = applicationGroups(applications, Date.parse('2026-04-01T12:00:00-03:00'));
  expect(groups.map(({ title, applications: own }) => [title, own.map(({ offer }) => offer)])).toEqual([
    ['Falta você fazer', ['abril', 'maio', 'sem data']],
    ['Aguardando', ['inscrita', 'reserva']],
    ['Terminadas', ['cancelada', 'começou']],
  ]);
  expect(applicationGroups([], 0)).toEqual([]);
});

const listed = aRegistrationProgress({
  position: 19,
  current_position: 19,
  vacancies: 25,
  reserve: 10,
  last_called: 19,
});

it.each([
  [
    'a course',
    { kind: 'psg', status: 1, progress: listed },
    '19ª de 25: dentro das vagas; da última vez chamaram até a 19ª',
  ],
  ['an unknown waitlist', { kind: 'psg', status: 1, progress: { ...listed, reserve: null } }, null],
  ['a server that reports nothing', { kind: 'psg', status: 1, progress: null }, null],
  ['a decided registration', { kind: 'psg', status: 2, progress: listed }, null],
  ['a position', { kind: 'pss', status: 1, progress: listed }, null],
] as const)('of %s the chances are told, or not', (_what, application, text) => {
  expect(chancesOf(application)).toBe(text);
});

it.each([
  ['Inscrito', 1, 2, { reached: 1, cancelled: false }],
  ['Inscrito', 1, 3, { reached: 2, cancelled: false }],
  ['Classificado', 2, 3, { reached: 3, cancelled: false }],
  ['Reserva', 3, 4, { reached: 3, cancelled: false }],
  ['Cancelado', 4, 3, { reached: 1, cancelled: true }],
  ['no status', null, 1, { reached: 1, cancelled: false }],
])('%s (%s) in a process of state %i stands at %j', (_name, status, processStatus, tracker) => {
  expect(trackerOf(status, processStatus)).toEqual(tracker);
});

const cancellable = aRegistrationProgress({ cancellable_until: '2026-03-21T02:59:00.000Z' });
const apply = (changes: object = {}, process: Parameters<typeof aMyPsgProcess>[0] = {}) =>
  readPsgApplications([
    aMyPsgProcess({
      ...process,
      items: [
        {
          course_name: 'Cuidador',
          status: 1,
          registrations: [{ id: 9, number: 'PSG-9', progress: cancellable }],
          ...changes,
        },
      ],
    }),
  ]);

it('lists active applications first, then ended ones, cancelled ones last; the newest at the top', () => {
  const of = (course_name: string, status: number, own: number, registered_at: string | null) =>
    apply({ course_name, status: own }, { status }).map((each) => ({
      ...each,
      progress: registered_at === null ? null : { ...cancellable, registered_at },
    }));
  const applications = [
    of('cancelada', 1, 4, '2026-03-09'),
    of('encerrada', 3, 2, '2026-03-08'),
    of('sem data', 1, 1, null),
    of('antiga', 2, 1, '2026-03-01'),
    of('nova', 1, 1, '2026-03-05'),
  ].flat();
  const offers = sortApplications(applications).map(({ offer }) => offer);
  expect(offers).toEqual(['nova', 'antiga', 'sem data', 'encerrada', 'cancelada']);
});

it('marks as cancelled what was just cancelled, which cannot be cancelled again, and nothing else', () => {
  const applications = [
    ...apply(),
    ...apply({ registrations: [{ id: 8, number: null, progress: null }] }),
    ...apply({ registrations: [] }),
  ];
  const [known, unknown, other] = markCancelled(applications, new Set(['psg-9', 'psg-8']));
  expect(known).toEqual({
    ...applications[0],
    status: 4,
    progress: { ...cancellable, cancellable_until: null },
  });
  expect(unknown).toEqual({ ...applications[1], status: 4 });
  expect(other).toBe(applications[2]);
});

it.each([
  [[8, 7], '7,50'],
  [[10], '10,00'],
  [[7, 7, 8], '7,33'],
  [[9, null], '9,00'],
  [[null], null],
  [[], null],
])('the average of %j is %s', (notes, average) => {
  expect(averageScore(notes)).toBe(average);
});
