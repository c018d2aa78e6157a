import { psgReceiptRows, pssReceiptRows } from '@portal/shared/selection-process/paper-rows';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox } from '../db/schema/operations.ts';
import { units } from '../db/schema/places.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { pssProcesses } from '../db/schema/pss.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate, candidatePassword } from '../testing/candidates.ts';
import { firstRow } from '../testing/first-row.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();
const unit = firstRow(
  await app.db.insert(units).values({ name: 'Senac Santana', address: 'Rua Ubaldo, 10' }).returning(),
);

/** Registers a candidate, and reads what the answer, the mail, the area and the receipt say of it. */
async function told(processKind: 'psg' | 'pss', body: object, nif: string, email: string) {
  const personId = await addCandidate(app.db, { nif, fullName: 'Ana Lima', email });
  const login = {
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: candidatePassword },
  } as const;
  const { token } = (await app.inject(login)).json().data;
  const call = async (path: string, payload?: object) => {
    const answer = await app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  const answer = await call(processKind === 'psg' ? 'registrations' : 'pss-registrations', body);
  const [mail] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `registration-${processKind}:${answer.id}`));
  return { personId, answer, mail: mail?.body ?? '', call };
}

const place = 'Local: Sala 3, Rua Ubaldo, 10\n';

it('a course is at the same place and checked at the same address in answer, mail, area and receipt', async () => {
  const offer = await addPsgOffer(app.db);
  await app.db.update(psgProcesses).set({ unitId: unit.id }).where(eq(psgProcesses.id, offer.processId));
  const dated = { place: 'Sala 3', startDateCourse: '2026-04-06' };
  await app.db.update(psgItems).set(dated).where(eq(psgItems.id, offer.itemId));
  const { answer, mail, call } = await told('psg', psgBody(offer, 1), cpfOf(1), 'candidata1@exemplo.br');
  expect(answer).toMatchObject({ place: 'Sala 3', address: 'Rua Ubaldo, 10' });
  expect(mail).toContain(`Início do curso: 06/04/2026\n${place}`);
  expect(mail).toContain(answer.check_url);
  const [{ items }] = await call('my-selection-processes');
  const { place: where, address, check_url } = items[0].registrations[0].progress;
  expect({ place: where, address, check_url }).toEqual({
    place: answer.place,
    address: answer.address,
    check_url: answer.check_url,
  });
  const receipt = await call(`registrations/${answer.id}`);
  expect(receipt.check_url).toBe(answer.check_url);
  expect(psgReceiptRows(receipt)).toEqual(
    expect.arrayContaining([
      ['Início do curso', '06/04/2026'],
      ['Local', 'Sala 3, Rua Ubaldo, 10'],
    ]),
  );
});

it('a position is at the unit of its notice in answer, mail, area and receipt', async () => {
  const offer = await addPssOffer(app.db);
  await app.db.update(pssProcesses).set({ unitId: unit.id }).where(eq(pssProcesses.id, offer.processId));
  const { personId, answer, mail, call } = await told(
    'pss',
    pssBody(offer, 2),
    cpfOf(2),
    'candidata2@exemplo.br',
  );
  expect(answer).toMatchObject({ place: 'Senac Santana', address: 'Rua Ubaldo, 10' });
  expect(mail).toContain('Local: Senac Santana, Rua Ubaldo, 10\n');
  const [{ items_pss }] = await call('pss-my-selection-processes');
  expect(items_pss[0].pss_registrations[0].progress).toMatchObject({
    place: answer.place,
    address: answer.address,
    check_url: answer.check_url,
  });
  const receipt = await call(
    `pss-proof-inscriptions/person/${personId}/process/${offer.processId}/jobs_title/${offer.jobTitleId}`,
  );
  expect(pssReceiptRows(receipt)).toContainEqual(['Local', 'Senac Santana, Rua Ubaldo, 10']);
});
