import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';
import { firstRow } from '../testing/first-row.ts';
import { postgres } from '../testing/postgres.ts';
import { testApp } from '../testing/test-app.ts';

const url = await postgres();
const embedded = await testApp();
const onPostgres = await testApp({ kind: 'postgres', url });
const beside = await testApp({ kind: 'postgres', url });

const twoSeconds = 2 / 60;

describe.each([
  { name: 'the embedded database', written: embedded, read: embedded },
  { name: 'PostgreSQL, written by another process', written: onPostgres, read: beside },
])('the schedule on $name', async ({ written: { app }, read }) => {
  const unit = firstRow(await app.db.insert(units).values({ name: 'Macapá', address: 'Centro' }).returning());
  const area = firstRow(await app.db.insert(areas).values({ name: 'Saúde' }).returning());
  const course = firstRow(
    await app.db
      .insert(courses)
      .values({ title: 'Enfermagem', modalityId: 2, axisTechnology: 'Ambiente e Saúde', areaId: area.id })
      .returning(),
  );
  const offered = { courseId: course.id, unitId: unit.id };

  const ask = (headers = {}) => read.app.inject({ url: '/api/v1/courses-sig', headers });
  const seen = async () => (await ask()).json().data[0];

  it.each([
    [
      'a new class',
      () => app.db.insert(classes).values({ ...offered, vacancies: 7 }),
      { classes: [{ vagasDisponiveis: 7 }] },
    ],
    [
      'other vacancies',
      () => app.db.update(classes).set({ vacancies: 6 }),
      { classes: [{ vagasDisponiveis: 6 }] },
    ],
    [
      "a unit's other name",
      () => app.db.update(units).set({ name: 'Santana' }),
      { classes: [{ nomeUnidadeOperativa: 'Santana' }] },
    ],
    ["an area's other name", () => app.db.update(areas).set({ name: 'Bem-estar' }), { segment: 'Bem-estar' }],
    [
      "a course's other title",
      () => app.db.update(courses).set({ title: 'Cuidador' }),
      { title: 'Cuidador' },
    ],
    ['a class taken away', () => app.db.delete(classes), { classes: [] }],
    [
      'a class in place of another',
      () =>
        app.db.transaction(async (tx) => {
          await tx.insert(classes).values({ ...offered, vacancies: 1 });
          await tx.delete(classes).where(eq(classes.vacancies, 1));
          await tx.insert(classes).values({ ...offered, vacancies: 2 });
        }),
      { classes: [{ vagasDisponiveis: 2 }] },
    ],
  ])('shows %s two seconds later at most', async (_, change, expected) => {
    const before = await seen();
    await change();
    expect(await seen()).toEqual(before);
    read.clock.advance(twoSeconds);
    expect(await seen()).toMatchObject(expected);
    expect(await seen()).not.toEqual(before);
  });

  it('is read again only after a change', async () => {
    await seen();
    read.clock.advance(twoSeconds);
    const transaction = vi.spyOn(read.app.db, 'transaction');
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(transaction).not.toHaveBeenCalled();
    transaction.mockRestore();
  });

  it('is sent once to who has it: 304 until it changes', async () => {
    const { etag } = (await ask()).headers;
    const again = await ask({ 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await app.db.update(courses).set({ title: 'Radiologia' });
    read.clock.advance(twoSeconds);
    const changed = await ask({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect(changed.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

it('has the same tag in every process', async () => {
  onPostgres.clock.advance(1);
  beside.clock.advance(1);
  const tags = await Promise.all(
    [onPostgres, beside].map(async ({ app }) => (await app.inject('/api/v1/courses-sig')).headers.etag),
  );
  expect(tags[0]).toBe(tags[1]);
});
