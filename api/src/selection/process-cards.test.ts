import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pssProcesses } from '../db/schema/pss.ts';
import { addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, get, data, status } = await testApp();

it('a process names the address of its picture, which is another once the name is; others have none', async () => {
  const { processId } = await addPssOffer(app.db);
  const address = async (): Promise<string> =>
    (await data(`pss-selection-processes/${processId}`)).share_image_url;
  const before = await address();
  expect(before).toMatch(/^\/api\/v1\/pss-selection-processes\/\d+\/card\.png\?v=[\w-]{16}$/);
  const answer = await get(before);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  await app.db.update(pssProcesses).set({ name: 'Docentes' }).where(eq(pssProcesses.id, processId));
  expect(await address()).not.toBe(before);
  expect(await status('pss-selection-processes/999999/card.png')).toBe(404);
});
