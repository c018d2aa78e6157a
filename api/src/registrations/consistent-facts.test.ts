import { psgReceiptRows, psgSheetRows, pssReceiptRows } from '@portal/contract/selection-process/paper-rows';
import { expect, it } from 'vitest';
import { units } from '../db/schema/places.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { addCandidate, sessionOf } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { addRows, mailsOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, data, post } = await testApp();
const [{ id: unitId }] = await addRows(app.db, units, [{ name: 'Senac Santana', address: 'Rua Ubaldo, 10' }]);

/** Registers a candidate. @returns response, mail, and a function that requests area and receipt */
async function told(kind: 'psg' | 'pss', body: ReturnType<typeof psgBody> | ReturnType<typeof pssBody>) {
  const personId = await addCandidate(app.db, { nif: body.nif, email: body.email });
  const headers = await sessionOf({ app }, personId);
  const path = kind === 'psg' ? 'registrations' : 'pss-registrations';
  const answer = (await post(path, body, headers)).json().data;
  const [mail] = await mailsOf(app.db, `registration-${kind}:${answer.id}`);
  return { personId, answer, mail: mail?.body, call: (path: string) => data(path, headers) };
}

it('a course has the same registration period and place, and is checked at the same address in answer, mail, area and receipt', async () => {
  const dated = { place: 'Sala 3', startDateCourse: '2026-04-06' };
  const process = { unitId, startDate: '2026-02-01', endDate: '2026-05-31' };
  const offer = await addPsgOffer(app.db, dated, process);
  const { answer, mail, call } = await told('psg', psgBody(offer, 1));
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
  const offer = await addPssOffer(app.db, {}, { unitId });
  const { personId, answer, mail, call } = await told('pss', pssBody(offer, 2));
  expect(answer).toMatchObject({ place: 'Senac Santana', address: 'Rua Ubaldo, 10' });
  expect(mail).toContain('Local: Senac Santana, Rua Ubaldo, 10\n');
  const { place, address, check_url } = answer;
  const [{ items_pss }] = await call('pss-my-selection-processes');
  expect(items_pss[0].pss_registrations[0].progress).toMatchObject({ place, address, check_url });
  const receipt = await call(
    `pss-proof-inscriptions/person/${personId}/process/${offer.processId}/jobs_title/${offer.jobTitleId}`,
  );
  expect(pssReceiptRows(receipt)).toContainEqual(['Local', 'Senac Santana, Rua Ubaldo, 10']);
});
