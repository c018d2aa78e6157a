import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';
import { addRows } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, get, data, status } = await testApp();

const [unit] = await addRows(app.db, units, [{ name: 'Macapá', address: 'Centro' }]);
const [area] = await addRows(app.db, areas, [{ name: 'Saúde' }]);
const offer = async (title: string, startsOn: string | null = null, image: string | null = null) => {
  const course = { title, image, modality_id: 2, axis_technology: 'Ambiente e Saúde', area_id: area.id };
  const [{ id }] = await addRows(app.db, courses, [course]);
  await app.db
    .insert(classes)
    .values({ course_id: id, unit_id: unit.id, dataPeriodoExecucaoInicial: startsOn });
  clock.advance(1);
  return id;
};

const address = async (id: number): Promise<string> => (await data(`courses-sig/${id}`)).share_image_url;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Reads width and height from the first chunk of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the card of a course', () => {
  it('is a picture of 1200 × 630 pixels and at most 100 kB, sent once, and another one once the title is another', async () => {
    const id = await offer('Técnico em Enfermagem');
    const before = await address(id);
    expect(before).toMatch(/^\/api\/v1\/courses-sig\/\d+\/card\.png\?v=[\w-]{16}$/);
    const answer = await get(before);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.rawPayload.subarray(0, 8)).toEqual(signature);
    expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(100_000);
    const known = { 'if-none-match': String(answer.headers.etag) };
    const again = await get(before, known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', answer.headers.etag]);

    await app.db.update(courses).set({ title: 'Radiologia' }).where(eq(courses.id, id));
    clock.advance(1);
    expect(await address(id)).not.toBe(before);
    const after = await get(before, known);
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(answer.rawPayload)).toBe(false);
  });

  it('is another one once its class has begun, at midnight in Belém', async () => {
    const id = await offer('Massagista', '2026-03-10');
    clock.moveTo('2026-03-10T00:00:00-03:00');
    const before = await address(id);
    clock.moveTo('2026-03-10T23:59:59-03:00');
    expect(await address(id)).toBe(before);
    clock.moveTo('2026-03-11T00:00:00-03:00');
    expect(await address(id)).not.toBe(before);
  });

  it.each([
    ['a title of one endless word', 'Otorrinolaringologia'.repeat(20)],
    ['a title without letters', '🚀 日本 \u202e'],
    ['no title, and a picture that is not there', ''],
  ])('is there for %s', async (_case, title) => {
    const id = await offer(title, null, 'images/nada.jpg');
    expect(sizeOf((await get(await address(id))).rawPayload)).toEqual([1200, 630]);
  });

  it('is not there for a course that is not', async () => {
    expect(await status('courses-sig/999999/card.png')).toBe(404);
  });
});
