import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCpfOrCnpj } from '@portal/shared/validators/cnpj';
import { isCpf } from '@portal/shared/validators/cpf';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../src/accounts/passwords.ts';
import { type OpenDatabase, openDatabase } from '../src/db/open-database.ts';
import * as contents from '../src/db/schema/contents.ts';
import * as courses from '../src/db/schema/courses.ts';
import * as people from '../src/db/schema/people.ts';
import * as places from '../src/db/schema/places.ts';
import * as documents from '../src/db/schema/process-documents.ts';
import * as psa from '../src/db/schema/psa.ts';
import * as psg from '../src/db/schema/psg.ts';
import * as pss from '../src/db/schema/pss.ts';
import * as curriculum from '../src/db/schema/pss-curriculum.ts';
import * as settings from '../src/db/schema/settings.ts';
import { openMemoryDatabase } from '../src/testing/memory-database.ts';
import { postgres } from '../src/testing/postgres.ts';
import { demoCandidates, demoPassword } from './demo-candidates.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const year = 365 * day;

type Row = Record<string, unknown>;
type Dump = Map<string, Row[]>;

const tables = [contents, courses, people, places, documents, psa, psg, pss, curriculum, settings]
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

const postgresUrl = await postgres();
let storageDir: string;
let database: OpenDatabase;
let demo: Dump;
let again: Dump;
let later: Dump;
let seconds: number;

beforeAll(async () => {
  storageDir = await mkdtemp(join(tmpdir(), 'seed-'));
  database = await openMemoryDatabase();
  const before = process.cpuUsage();
  expect(await seed(database.db, { now, storageDir })).toBe(true);
  const { user, system } = process.cpuUsage(before);
  seconds = (user + system) / 1e6;
  demo = await dump(database);
  again = await seedElsewhere(now);
  later = await seedElsewhere(new Date(now.getTime() + year));
}, 120_000);

afterAll(async () => {
  await database.close();
  await rm(storageDir, { recursive: true, force: true });
});

describe('seed', () => {
  it('fills PostgreSQL with the same rows as the embedded engine', async () => {
    const server = await openDatabase({ kind: 'postgres', url: postgresUrl });
    try {
      expect(await seed(server.db, { now, storageDir })).toBe(true);
      expect(withoutHashes(await dump(server))).toEqual(withoutHashes(demo));
    } finally {
      await server.close();
    }
  });

  it('takes less than ten seconds of work, files included', () => {
    expect(seconds).toBeLessThan(10);
  });

  it('leaves a database that has data alone', async () => {
    expect(await seed(database.db, { now, storageDir })).toBe(false);
    expect(await dump(database)).toEqual(demo);
  });

  it('fills nothing when a file cannot be written', async () => {
    const empty = await openMemoryDatabase();
    const notAFolder = join(storageDir, 'images/logo.svg');
    const before = await dump(empty);
    try {
      await expect(seed(empty.db, { now, storageDir: notAFolder })).rejects.toThrow();
      expect(await dump(empty)).toEqual(before);
    } finally {
      await empty.close();
    }
  });

  it('is the same every time, but for the salts of the passwords', () => {
    expect(withoutHashes(again)).toEqual(withoutHashes(demo));
  });

  it('goes on numbering after the ids it gave', async () => {
    const [added] = await database.db
      .insert(psg.psgProcesses)
      .values({ name: 'Novo', number: '052/2026', status: 1 })
      .returning();
    expect(added?.id).toBeGreaterThan(51);
    await database.db.delete(psg.psgProcesses).where(eq(psg.psgProcesses.id, added?.id ?? 0));
  });

  it('moves every date with the day of seeding, so that nothing ages', () => {
    for (const [table, rows] of demo) {
      rows.forEach((row, index) => {
        const moved = later.get(table)?.[index];
        for (const [column, value] of dates(row)) {
          const movedValue = new Date(String(moved?.[column])).getTime();
          expect(movedValue - value.getTime(), `${table}.${column}`).toBe(year);
        }
      });
    }
  });

  it('has no date that is far away', () => {
    for (const [table, rows] of later) {
      for (const row of rows) {
        for (const [column, value] of dates(row)) {
          const distance = value.getTime() - now.getTime() - year;
          expect(distance, `${table}.${column}`).toBeGreaterThan(-13 * year);
          expect(distance, `${table}.${column}`).toBeLessThan(4 * year);
        }
      }
    }
  });

  it.each([
    ['units', 5],
    ['areas', 8],
    ['courses', 40],
    ['classes', 90],
    ['discount_policies', 3],
    ['course_plans', 20],
    ['cities', 5570],
    ['contents', 24],
    ['galleries', 8],
    ['polls', 3],
    ['documents', 5],
    ['people', 3],
  ])('fills %s with at least %i rows', (table, count) => {
    expect(rowsOf(table).length).toBeGreaterThanOrEqual(count);
  });

  it('has banners in every position, four and more at the top', () => {
    const at = (position: number) => rowsOf('banners').filter((banner) => banner.position === position);
    expect(at(1).length).toBeGreaterThanOrEqual(4);
    expect(at(2).length).toBeGreaterThanOrEqual(2);
    expect(at(3)).toHaveLength(1);
  });

  it('has 24 news items and an entry in every menu', () => {
    const page = (name: string) => rowsOf('pages').find((row) => row.name === name);
    const newsPage = page('Notícias')?.id;
    expect(rowsOf('contents').filter((row) => row.pageId === newsPage).length).toBeGreaterThanOrEqual(24);
    for (const menu of ['SENAC', 'CURSOS', 'PARA_VOCE', 'PARA_EMPRESA', 'COMUNICACAO']) {
      const children = rowsOf('pages').filter((row) => row.parentId === page(menu)?.id);
      expect(children.length, menu).toBeGreaterThan(0);
    }
  });

  it('has classes in every state of enrolment and courses with something missing', () => {
    const classes = rowsOf('classes');
    const has = (test: (row: Row) => boolean) => expect(classes.some(test)).toBe(true);
    const past = (value: unknown) => value instanceof Date && value < now;
    const ready = (row: Row) => Number(row.vacancies) > 0 && row.enrolmentUrl !== null;
    has((row) => ready(row) && !past(row.onlineClosesAt) && !past(row.presentialClosesAt));
    has((row) => row.vacancies === 0);
    has((row) => past(row.onlineClosesAt) && !past(row.presentialClosesAt));
    has((row) => past(row.presentialClosesAt) && !past(row.onlineClosesAt));
    has((row) => row.enrolmentUrl === null);
    for (const gap of ['price', 'startsOn', 'executionForm', 'location']) has((row) => row[gap] === null);
    expect(rowsOf('courses').some((row) => row.image === null)).toBe(true);
    expect(rowsOf('courses').some((row) => (row.requirements as unknown[]).length === 0)).toBe(true);
    expect(rowsOf('courses').some((row) => row.enrollmentOpen !== 1)).toBe(true);
  });

  it.each(['psg', 'pss'])('has %s processes in all four states, full, open, future and past', (programme) => {
    const states = rowsOf(`${programme}_processes`).map((row) => row.status);
    expect(new Set(states)).toEqual(new Set([1, 2, 3, 4]));
    const items = rowsOf(`${programme}_items`) as (Row & { startsAt: Date; endsAt: Date })[];
    expect(items.some((item) => item.taken === item.capacity && item.endsAt > now)).toBe(true);
    expect(
      items.some((item) => item.startsAt < now && item.endsAt > now && item.taken !== item.capacity),
    ).toBe(true);
    expect(items.some((item) => item.startsAt > now)).toBe(true);
    expect(items.some((item) => item.endsAt < now)).toBe(true);
    expect(items.some((item) => item.prerequisite === null)).toBe(true);
    expect(items.some((item) => item.prerequisite !== null)).toBe(true);
  });

  it('tells a process in its order: registrations, result, courses', () => {
    for (const process of [...rowsOf('psg_processes'), ...rowsOf('pss_processes')]) {
      expect(String(process.startDate) < String(process.endDate)).toBe(true);
      expect(String(process.endDate) < String(process.resultDate), String(process.name)).toBe(true);
    }
    for (const item of rowsOf('psg_items')) {
      const process = rowsOf('psg_processes').find((row) => row.id === item.processId);
      expect(String(item.startDateCourse) > String(process?.resultDate), String(item.courseName)).toBe(true);
      expect(String(item.startDateCourse) < String(item.endDateCourse)).toBe(true);
    }
  });

  it('teaches the classes of a course in different units', () => {
    for (const classes of Map.groupBy(rowsOf('classes'), (row) => row.courseId).values()) {
      expect(new Set(classes.map((row) => row.unitId)).size).toBe(classes.length);
    }
  });

  it('has the process 47, two to four documents in each process, and new ones', () => {
    expect(rowsOf('psg_processes').some((row) => row.id === 47)).toBe(true);
    const published = rowsOf('process_documents');
    for (const [programme, owner] of [
      ['psg', 'psgProcessId'],
      ['pss', 'pssProcessId'],
    ]) {
      for (const process of rowsOf(`${programme}_processes`)) {
        const own = published.filter((row) => row[owner ?? ''] === process.id);
        expect(own.length).toBeGreaterThanOrEqual(2);
        expect(own.length).toBeLessThanOrEqual(4);
      }
    }
    const age = (row: Row) => (now.getTime() - Date.parse(String(row.publishedAt))) / day;
    expect(published.some((row) => age(row) < 30)).toBe(true);
    expect(published.some((row) => age(row) > 30)).toBe(true);
  });

  it('has four questions and more of each type, and active and closed polls with votes', () => {
    for (const type of [1, 2, 3, 4, 5, 6]) {
      expect(rowsOf('faqs').filter((row) => row.type === type).length).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(rowsOf('polls').map((row) => row.isActive))).toEqual(new Set([1, 2]));
    expect(rowsOf('poll_alternatives').every((row) => Number(row.initialVotes) > 0)).toBe(true);
  });

  it('has the department and the subject that the forms ask for', () => {
    expect(rowsOf('psa_departments').some((row) => row.id === 2)).toBe(true);
    expect(rowsOf('psa_matters').some((row) => row.id === 1)).toBe(true);
  });

  it('has candidates with valid CPFs, the published password and registrations in every status', async () => {
    for (const { id, nif } of demoCandidates) {
      expect(isCpf(nif)).toBe(true);
      const account = rowsOf('accounts').find((row) => row.personId === id);
      expect(await verifyPassword(demoPassword, String(account?.passwordHash))).toBe(true);
    }
    for (const table of ['psg_registrations', 'pss_registrations']) {
      expect(new Set(rowsOf(table).map((row) => row.status))).toEqual(new Set([1, 2, 3, 4]));
    }
  });

  it('gives registrations places that their items have given away', () => {
    for (const programme of ['psg', 'pss']) {
      for (const registration of rowsOf(`${programme}_registrations`)) {
        const item = rowsOf(`${programme}_items`).find((row) => row.id === registration.itemId);
        expect(Number(registration.position)).toBeLessThanOrEqual(Number(item?.taken));
      }
    }
  });

  it('names a tax id that is formally valid', () => {
    expect(isCpfOrCnpj(String(rowsOf('settings')[0]?.nif))).toBe(true);
  });

  it('writes every file that it names', async () => {
    const paths = [...demo.values()]
      .flat()
      .flatMap((row) => Object.values(row).filter((value) => /^(images|documents)\//.test(String(value))));
    expect(paths.length).toBeGreaterThan(200);
    for (const path of new Set(paths.map(String))) {
      expect(existsSync(join(storageDir, path)), path).toBe(true);
      const bytes = await readFile(join(storageDir, path));
      expect(bytes.subarray(0, 4).toString()).toBe(path.endsWith('.pdf') ? '%PDF' : '<svg');
    }
  });
});

const rowsOf = (table: string): Row[] => demo.get(table) ?? [];

async function seedElsewhere(moment: Date): Promise<Dump> {
  const other = await openMemoryDatabase();
  try {
    await seed(other.db, { now: moment, storageDir });
    return await dump(other);
  } finally {
    await other.close();
  }
}

async function dump({ db }: OpenDatabase): Promise<Dump> {
  const rows = new Map<string, Row[]>();
  for (const table of tables) rows.set(getTableName(table), await db.select().from(table));
  return rows;
}

const withoutHashes = (rows: Dump): Dump =>
  new Map([...rows].map(([table, list]) => [table, list.map(({ passwordHash: _, ...row }) => row)]));

/** Dates of a row that count from the day of seeding: births and the law's own date do not. */
function dates(row: Row): [column: string, value: Date][] {
  return Object.entries(row).flatMap(([column, value]): [string, Date][] => {
    if (column === 'birthdate' || column === 'eligibilityLimitSince') return [];
    if (value instanceof Date) return [[column, value]];
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? [[column, new Date(value)]] : [];
  });
}
