import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';
import { firstRow } from '../testing/first-row.ts';
import { newDatabase } from '../testing/new-database.ts';
import { testApp } from '../testing/test-app.ts';

const url = await newDatabase();
const writer = await testApp({ kind: 'postgres', url });
const reader = await testApp({ kind: 'postgres', url });

const twoSeconds = 2 / 60;

const { app } = writer;

describe('the schedule, written by another process', () => {
  /** The rows of the one course that each test begins with. */
  let offered: { courseId: number; unitId: number };

  beforeEach(async () => {
    for (const table of [classes, courses, areas, units]) await app.db.delete(table);
    const unit = firstRow(
      await app.db.insert(units).values({ name: 'Macapá', address: 'Centro' }).returning(),
    );
    const area = firstRow(await app.db.insert(areas).values({ name: 'Saúde' }).returning());
    const course = { title: 'Enfermagem', modalityId: 2, axisTechnology: 'Saúde', areaId: area.id };
    const { id } = firstRow(await app.db.insert(courses).values(course).returning());
    offered = { courseId: id, unitId: unit.id };
    await app.db.insert(classes).values({ ...offered, vacancies: 7 });
    reader.clock.advance(1);
  });

  const ask = (headers = {}) => reader.app.inject({ url: '/api/v1/courses-sig', headers });

  it.each([
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
    ["a course's other title", () => app.db.update(courses).set({ title: 'Moda' }), { title: 'Moda' }],
    ['a class taken away', () => app.db.delete(classes), { classes: [] }],
    [
      'a class in place of another',
      () =>
        app.db.transaction(async (tx) => {
          await tx.delete(classes);
          await tx.insert(classes).values({ ...offered, vacancies: 2 });
        }),
      { classes: [{ vagasDisponiveis: 2 }] },
    ],
  ])('shows %s two seconds later at most, under another tag', async (_, change, expected) => {
    const before = await ask();
    await change();
    expect((await ask({ 'if-none-match': before.headers.etag })).statusCode).toBe(304);
    reader.clock.advance(twoSeconds);
    const after = await ask({ 'if-none-match': before.headers.etag });
    expect(after.statusCode).toBe(200);
    expect(after.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(after.json().data).toMatchObject([expected]);
  });

  it('is read again only after a change', async () => {
    await ask();
    reader.clock.advance(twoSeconds);
    const transaction = vi.spyOn(reader.app.db, 'transaction');
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(transaction).not.toHaveBeenCalled();
    transaction.mockRestore();
  });
});

it('has the same tag in every process', async () => {
  writer.clock.advance(1);
  reader.clock.advance(1);
  const tags = await Promise.all(
    [writer, reader].map(async ({ app }) => (await app.inject('/api/v1/courses-sig')).headers.etag),
  );
  expect(tags[0]).toBe(tags[1]);
});
