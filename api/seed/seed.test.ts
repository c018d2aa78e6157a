import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { processes } from '../src/db/schema/selection.ts';
import { dump, type DumpedRow as Row } from '../src/testing/dump-database.ts';
import { newDatabase } from '../src/testing/new-database.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-21T12:00:00Z');

const storageDir = temporaryFolder();
const database = await openDatabase({ kind: 'postgres', url: await newDatabase() });
afterAll(() => database.close());
const isFilled = await seed(database.db, { now, storageDir });
const demo = await dump(database);
const rowsOf = (table: string): Row[] => demo.get(table) ?? [];

describe('seed', () => {
  it('leaves a database that has data alone', async () => {
    expect(isFilled).toBe(true);
    expect(await seed(database.db, { now, storageDir })).toBe(false);
    expect(await dump(database)).toEqual(demo);
  });

  it('continues numbering after its ids', async () => {
    const undo = new Error('undo');
    const adding = database.db.transaction(async (tx) => {
      const process = { programme: 'psg' as const, name: 'Novo', number: '052/2026', status: 1 };
      const [added] = await tx.insert(processes).values(process).returning();
      expect(added?.id).toBeGreaterThan(51);
      throw undo;
    });
    await expect(adding).rejects.toBe(undo);
  });

  it('fills every list of the portal, and nothing that only visitors leave', () => {
    const empty = [...demo].filter(([, rows]) => rows.length === 0).map(([table]) => table);
    const leftByVisitors = 'interests known_devices poll_votes psa_tickets reset_codes sessions';
    expect(empty.sort().join(' ')).toBe(leftByVisitors);
    expect(rowsOf('cities')).toHaveLength(5570);
  });

  it('has classes in every state of enrolment and courses with something missing', () => {
    const classes = rowsOf('classes');
    const has = (test: (row: Row) => boolean) => expect(classes.some(test)).toBe(true);
    const past = (value: unknown) => typeof value === 'string' && new Date(value) < now;
    const ready = (row: Row) => Number(row.vagasDisponiveis) > 0 && row.linkMatriculaOnline !== null;
    has(
      (row) => ready(row) && !past(row.dataDeEncerramentoOnline) && !past(row.dataDeEncerramentoPresencial),
    );
    has((row) => row.vagasDisponiveis === 0);
    has((row) => past(row.dataDeEncerramentoOnline) && !past(row.dataDeEncerramentoPresencial));
    has((row) => past(row.dataDeEncerramentoPresencial) && !past(row.dataDeEncerramentoOnline));
    has((row) => row.linkMatriculaOnline === null);
    for (const gap of ['preco', 'dataPeriodoExecucaoInicial', 'formaDeExecucao', 'localidade'])
      has((row) => row[gap] === null);
    expect(rowsOf('courses').some((row) => row.image === null)).toBe(true);
    expect(rowsOf('courses').some((row) => (row.requirements as unknown[]).length === 0)).toBe(true);
    expect(rowsOf('courses').some((row) => row.enrollment_open !== 1)).toBe(true);
  });

  it.each(['psg', 'pss'])(
    'has %s processes in all four states; items full, open, future and past; registrations in places given away',
    (programme) => {
      const four = new Set([1, 2, 3, 4]);
      const ofProgramme = (table: string) => rowsOf(table).filter((row) => row.programme === programme);
      expect(new Set(ofProgramme('processes').map((row) => row.status))).toEqual(four);
      const items = ofProgramme('offers') as (Row & { start_date: Date; end_date: Date })[];
      const stateOf = ({ start_date, end_date, taken, capacity }: (typeof items)[number]) => {
        if (start_date > now) return 'future';
        if (end_date < now) return 'past';
        return taken === capacity ? 'full' : 'open';
      };
      expect(new Set(items.map(stateOf))).toEqual(new Set(['future', 'past', 'full', 'open']));
      expect(new Set(items.map(({ prerequisite }) => prerequisite === null)).size).toBe(2);

      const registrations = ofProgramme('registrations');
      expect(new Set(registrations.map((row) => row.status))).toEqual(four);
      const taken = new Map(items.map((item) => [item.id, Number(item.taken)]));
      const isBeyond = ({ offer_id, position }: Row) => Number(position) > (taken.get(offer_id) ?? 0);
      expect(registrations.filter(isBeyond)).toEqual([]);
    },
  );

  it('writes every file that it names', async () => {
    const paths = [...demo.values()]
      .flat()
      .flatMap((row) => JSON.stringify(row).match(/(?<=")(images|documents)\/[^"]+(?=")/g) ?? []);
    expect(paths.length).toBeGreaterThan(200);
    for (const path of new Set(paths)) {
      const bytes = await readFile(join(storageDir, path));
      expect(bytes.subarray(0, 4).toString()).toBe(path.endsWith('.pdf') ? '%PDF' : '<svg');
    }
  });
});
