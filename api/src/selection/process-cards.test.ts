import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pssProcesses } from '../db/schema/pss.ts';
import { addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();
const { processId } = await addPssOffer(app.db);

const address = async (): Promise<string> =>
  (await app.inject(`/api/v1/pss-selection-processes/${processId}`)).json().data.share_image_url;

it('is a picture at the address that the process names, and another one once the name is another', async () => {
  const before = await address();
  expect(before).toMatch(/^\/api\/v1\/pss-selection-processes\/\d+\/card\.png\?v=[\w-]{16}$/);
  const answer = await app.inject(before);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  await app.db.update(pssProcesses).set({ name: 'Docentes' }).where(eq(pssProcesses.id, processId));
  expect(await address()).not.toBe(before);
});

it('is not there for a process that is not', async () => {
  expect((await app.inject('/api/v1/pss-selection-processes/999999/card.png')).statusCode).toBe(404);
});
