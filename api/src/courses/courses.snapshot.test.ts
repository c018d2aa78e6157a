import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addRows } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const url = await newDatabase();
const writer = await testApp({ kind: 'postgres', url });
const reader = await testApp({ kind: 'postgres', url });

const twoSeconds = 2 / 60;

const { app } = writer;

describe('the schedule, written by another process', () => {
  /** Initial course of each test. */
  let offered: { course_id: number; unit_id: number };

  beforeEach(async () => {
    for (const table of [classes, courses, areas, units]) await app.db.delete(table);
    const [unit] = await addRows(app.db, units, [{ name: 'Macapá', address: 'Centro' }]);
    const [area] = await addRows(app.db, areas, [{ name: 'Saúde' }]);
    await addRows(app.db, courses, [
      { id: 500, title: 'Enfermagem', modality_id: 2, axis_technology: 'Saúde', area_id: area.id },
    ]);
    offered = { course_id: 500, unit_id: unit.id };
    await app.db.insert(classes).values({ ...offered, vagasDisponiveis: 7 });
    reader.clock.advance(1);
  });

  const ask = (known?: string) => reader.get('courses-sig', known ? { 'if-none-match': known } : {});

  const replaceClass = (db: Database) =>
    db.transaction(async (tx) => {
      await tx.delete(classes);
      await tx.insert(classes).values({ ...offered, vagasDisponiveis: 2 });
    });
  const offering = (told: object) => ({ classes: [told] });

  it.each<[string, (db: Database) => Promise<unknown>, object]>([
    [
      'other vacancies',
      (db) => db.update(classes).set({ vagasDisponiveis: 6 }),
      offering({ vagasDisponiveis: 6 }),
    ],
    [
      "a unit's other name",
      (db) => db.update(units).set({ name: 'B' }),
      offering({ nomeUnidadeOperativa: 'B' }),
    ],
    ["an area's other name", (db) => db.update(areas).set({ name: 'Bem-estar' }), { segment: 'Bem-estar' }],
    ["a course's other title", (db) => db.update(courses).set({ title: 'Moda' }), { title: 'Moda' }],
    ['a class taken away', (db) => db.delete(classes), { classes: [] }],
    ['a class that replaces another', replaceClass, offering({ vagasDisponiveis: 2 })],
  ])('shows %s two seconds later at most, under another tag', async (_, change, expected) => {
    const { etag } = (await ask()).headers;
    await change(app.db);
    expect((await ask(etag)).statusCode).toBe(304);
    reader.clock.advance(twoSeconds);
    const after = await ask(etag);
    expect(after.statusCode).toBe(200);
    expect(after.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(after.json().data).toMatchObject([expected]);
  });

  it('is reloaded after a second, while the cached one is still served', async () => {
    const { etag } = (await ask()).headers;
    await app.db.update(classes).set({ vagasDisponiveis: 6 });
    reader.clock.advance(twoSeconds / 2);
    expect((await ask(etag)).statusCode).toBe(304);
    await vi.waitFor(async () => expect((await ask(etag)).statusCode).toBe(200));
  });
});

it('has the same tag in every process', async () => {
  writer.clock.advance(1);
  reader.clock.advance(1);
  const [one, other] = [await writer.get('courses-sig'), await reader.get('courses-sig')];
  expect(one.headers.etag).toBe(other.headers.etag);
});
