import { formatPosition } from '@portal/contract/format/position';
import {
  psgReceiptRows,
  psgSheetRows,
  pssReceiptRows,
  pssSheetRows,
} from '@portal/contract/selection-process/paper-rows';
import { describe, expect, it } from 'vitest';
import { units } from '../db/schema/settings.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { addCandidate, sessionOf } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { type ReadElement, readPdf } from '../testing/read-pdf.ts';
import { addRows, mailsOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, data, get, post, remove } = await testApp();
const [{ id: unit_id }] = await addRows(app.db, units, [
  { name: 'Senac Santana', address: 'Rua Ubaldo, 10' },
]);

/** Registers a candidate. @returns response, mail, and a function that requests area and receipt */
async function register(
  kind: 'psg' | 'pss',
  body: ReturnType<typeof psgBody> | ReturnType<typeof pssBody>,
  more: Record<string, string> = {},
) {
  const personId = await addCandidate(app.db, { nif: body.nif, email: body.email });
  const headers = await sessionOf({ app }, personId);
  const path = kind === 'psg' ? 'registrations' : 'pss-registrations';
  const answer = (await post(path, body, { ...headers, ...more })).json().data;
  const [mail] = await mailsOf(app.db, `registration-${kind}:${answer.id}`);
  return { personId, headers, answer, mail: mail?.body, call: (path: string) => data(path, headers) };
}

it('a course has the same registration period and place, and is checked at the same address in answer, mail, area and receipt', async () => {
  const dated = { place: 'Sala 3', start_date_course: '2026-04-06' };
  const process = { unit_id: unit_id, start_date: '2026-02-01', end_date: '2026-05-31' };
  const offer = await addPsgOffer(app.db, dated, process);
  const { answer, mail, call } = await register('psg', psgBody(offer, 1));
  expect(answer).toMatchObject({ place: 'Sala 3', address: 'Rua Ubaldo, 10' });
  expect(mail).toContain('Início do curso: 06/04/2026\nLocal: Sala 3, Rua Ubaldo, 10\n');
  expect(mail).toContain(answer.check_url);
  const { place, address, check_url } = answer;
  const [{ items }] = await call('my-selection-processes');
  expect(items[0].registrations[0].progress).toMatchObject({ place, address, check_url });
  const receipt = await call(`registrations/${answer.id}`);
  expect(receipt.check_url).toBe(check_url);
  const rows = psgReceiptRows(receipt);
  expect(mail).toContain('Fim das inscrições: 20/03/2026 - 23:59\n');
  for (const paper of [rows, psgSheetRows(await call(`application-psg/${answer.id}`))]) {
    expect(paper).toContainEqual(['Período', '01/03/2026 a 20/03/2026']);
    expect(paper).toContainEqual(['Início do curso', '06/04/2026']);
  }
  expect(rows).toContainEqual(['Local', 'Sala 3, Rua Ubaldo, 10']);
});

it('a position is at the unit of its notice in answer, mail, area and receipt', async () => {
  const offer = await addPssOffer(app.db, {}, { unit_id: unit_id });
  const { personId, answer, mail, call } = await register('pss', pssBody(offer, 2));
  expect(answer).toMatchObject({ place: 'Senac Santana', address: 'Rua Ubaldo, 10' });
  expect(mail).toContain('Local: Senac Santana, Rua Ubaldo, 10\n');
  const { place, address, check_url } = answer;
  const [{ items_pss }] = await call('pss-my-selection-processes');
  expect(items_pss[0].pss_registrations[0].progress).toMatchObject({ place, address, check_url });
  const receipt = await call(
    `pss-proof-inscriptions/person/${personId}/process/${offer.process_id}/jobs_title/${offer.job_title_id}`,
  );
  expect(pssReceiptRows(receipt)).toContainEqual(['Local', 'Senac Santana, Rua Ubaldo, 10']);
});

/** Returns the text of a document's elements in reading order. */
const textOf = (elements: readonly ReadElement[]): string =>
  elements.map(({ text, children }) => `${text} ${textOf(children)}`).join(' ');

describe.each(['psg', 'pss'] as const)(
  'of three applicants for two vacancies of %s, the first has cancelled:',
  (kind) => {
    const [bodyOf, path, sheet] =
      kind === 'psg'
        ? [psgBody, 'registrations', 'application-psg']
        : [pssBody, 'pss-registrations', 'application-pss'];
    const text = '3ª; entre os inscritos hoje, 2ª de 2 vagas imediatas';

    it('the number of the third stays, and the place decides the words in response, mail, area, receipt and sheet', async () => {
      const first = kind === 'psg' ? 10 : 20;
      const offer = await (kind === 'psg' ? addPsgOffer : addPssOffer)(app.db);
      const cancelling = await register(kind, bodyOf(offer, first));
      await register(kind, bodyOf(offer, first + 1));
      const before = await register(kind, bodyOf(offer, first + 2), { 'idempotency-key': `third-${kind}` });
      expect(before.answer).toMatchObject({ position: 3, current_position: 3 });
      expect(before.mail).toContain('Sua posição: 3ª: 1ª da reserva (2 vagas imediatas)');
      await remove(`${path}/${cancelling.answer.id}`, cancelling.headers);

      const { headers, answer, call } = before;
      const key = { ...headers, 'idempotency-key': `third-${kind}` };
      const repeated = (await post(path, bodyOf(offer, first + 2), key)).json().data;
      expect(repeated).toMatchObject({ id: answer.id, position: 3, current_position: 2 });
      const [process] = await call(kind === 'psg' ? 'my-selection-processes' : 'pss-my-selection-processes');
      const [item] = process.items ?? process.items_pss;
      const [{ progress }] = item.registrations ?? item.pss_registrations;
      expect(formatPosition(progress)).toBe(text);
      const { nif, birthdate } = bodyOf(offer, first + 2);
      const receipt = (await post('receipt-copies', { nif, birthdate, number: answer.number })).json().data;
      const row = ['Ordem de inscrição', text];
      expect(kind === 'psg' ? psgReceiptRows(receipt.psg) : pssReceiptRows(receipt.pss)).toContainEqual(row);
      const shown = await call(`${sheet}/${answer.id}`);
      expect(kind === 'psg' ? psgSheetRows(shown) : pssSheetRows(shown)).toContainEqual(row);
      const { url } = await call(`proof-application-${kind}-pdf/${answer.id}`);
      const { pages } = await readPdf((await get(url)).rawPayload);
      expect(pages.map(({ structure }) => textOf(structure)).join(' ')).toContain(text);

      const fourth = await register(kind, bodyOf(offer, first + 3));
      expect(fourth.answer).toMatchObject({ position: 4, current_position: 3 });
      expect(fourth.mail).toContain(
        'Sua posição: 4ª; entre os inscritos hoje, 3ª: 1ª da reserva (2 vagas imediatas)',
      );
    });
  },
);
