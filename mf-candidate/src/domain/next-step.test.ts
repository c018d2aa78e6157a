import { aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { listDocumentsToBring, nextStep, timelineOf } from './next-step.ts';

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
