import { courseCardPath } from '@portal/shared/contract/course-cards';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';
import { edgeCaseText } from '../testing/arbitrary-of.ts';
import { firstRow } from '../testing/first-row.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();

const unit = firstRow(await app.db.insert(units).values({ name: 'Macapá', address: 'Centro' }).returning());
const area = firstRow(await app.db.insert(areas).values({ name: 'Saúde' }).returning());
const offer = async (title: string, startsOn: string | null = null) => {
  const course = firstRow(
    await app.db
      .insert(courses)
      .values({ title, modalityId: 2, axisTechnology: 'Ambiente e Saúde', areaId: area.id })
      .returning(),
  );
  await app.db.insert(classes).values({ courseId: course.id, unitId: unit.id, startsOn });
  return course.id;
};
const nursing = await offer('Técnico em Enfermagem', '2026-03-10');

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const address = async (id: number): Promise<string> =>
  (await get(`/api/v1/courses-sig/${id}`)).json().data.share_image_url;
const card = async (id: number) => (await get(await address(id))).rawPayload;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Width and height in the first chunk of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the card of a course', () => {
  it('is a picture of 1200 × 630 pixels and at most 100 kB, at the address that the course names', async () => {
    expect(await address(nursing)).toMatch(/^\/api\/v1\/courses-sig\/\d+\/card\.png\?v=[\w-]{16}$/);
    const answer = await get(await address(nursing));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.rawPayload.subarray(0, 8)).toEqual(signature);
    expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(100_000);
  });

  it('is named by the course itself alone: the schedule stays as short as it was', async () => {
    const [listed] = (await get('/api/v1/courses-sig')).json().data;
    expect(listed).not.toHaveProperty('share_image_url');
  });

  it('is sent once: whoever names its tag is told that nothing has changed', async () => {
    const { etag } = (await get(await address(nursing))).headers;
    const again = await get(await address(nursing), { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('is another one, at another address, once the title is another', async () => {
    const before = { address: await address(nursing), card: await card(nursing) };
    const { etag } = (await get(before.address)).headers;
    await app.db.update(courses).set({ title: 'Radiologia' }).where(eq(courses.id, nursing));
    expect(await address(nursing)).not.toBe(before.address);
    expect((await card(nursing)).equals(before.card)).toBe(false);
    expect((await get(before.address, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('is another one once its class has begun, at midnight in Belém', async () => {
    const before = await address(nursing);
    clock.moveTo('2026-03-10T23:59:59-03:00');
    expect(await address(nursing)).toBe(before);
    clock.moveTo('2026-03-11T00:00:00-03:00');
    expect(await address(nursing)).not.toBe(before);
  });

  it('is the same for the same course in another process', async () => {
    const other = await testApp();
    const copy = { areaId: 0, modalityId: 2, axisTechnology: 'x', title: 'Cuidador de Idosos' };
    const cards = await Promise.all(
      [app, other.app].map(async (server) => {
        const { id: areaId } = firstRow(await server.db.insert(areas).values({ name: 'Beleza' }).returning());
        const { id } = firstRow(
          await server.db
            .insert(courses)
            .values({ ...copy, areaId })
            .returning(),
        );
        return (await server.inject(courseCardPath(id, ''))).rawPayload;
      }),
    );
    expect(cards[0]?.equals(cards[1] ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    ['a course without classes, price, date and picture', 'Barbeiro'],
    ['a title of one endless word', 'Otorrinolaringologia'.repeat(20)],
    ['a title of 400 letters', 'Ação e Reação à Mão '.repeat(20)],
    ['a title without letters', '\u0000 🚀 日本 \u202e'.replace('\u0000', '')],
    ['no title', ''],
  ])('is there for %s', async (_case, title) => {
    const { id } = firstRow(
      await app.db
        .insert(courses)
        .values({ title, modalityId: 2, axisTechnology: 'x', areaId: area.id, image: 'images/nada.jpg' })
        .returning(),
    );
    expect(sizeOf(await card(id))).toEqual([1200, 630]);
  });

  it('is not there for a course that is not, and anything else that is asked for fails nothing', async () => {
    expect((await get('/api/v1/courses-sig/999999/card.png')).statusCode).toBe(404);
    await fc.assert(
      fc.asyncProperty(edgeCaseText, edgeCaseText, async (id, version) => {
        const url = `/api/v1/courses-sig/${encodeURIComponent(id)}/card.png?v=${encodeURIComponent(version)}`;
        expect([200, 400, 404]).toContain((await get(url)).statusCode);
      }),
    );
  });
});
