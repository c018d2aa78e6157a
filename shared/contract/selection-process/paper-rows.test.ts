import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getPsgSheet } from '../endpoints/printouts.ts';
import { psgSheetRows, receiptNotice } from './paper-rows.ts';

const sheet = (known: { unit?: string; place?: string; city_info?: string; status?: number }) =>
  z.parse(getPsgSheet.answer, {
    people: {},
    status: known.status,
    selection_process: { unit: known.unit && { name: known.unit } },
    selection_process_item: { course_name: 'Confeiteiro', place: known.place, city_info: known.city_info },
  });
const row = (known: Parameters<typeof sheet>[0], label: string) =>
  psgSheetRows(sheet(known)).find(([name]) => name === label)?.[1];

it.each([
  [{ unit: 'Macapá', place: 'Sala 12', city_info: 'Santana' }, 'Macapá'],
  [{ place: 'Sala 12', city_info: 'Santana' }, 'Sala 12'],
  [{ city_info: 'Santana' }, 'Santana'],
  [{}, ''],
])('of %j the unit is "%s"', (known, unit) => {
  expect(row(known, 'Unidade')).toBe(unit);
});

it('a sheet shows its situation only if cancelled, and a cancelled receipt asks no applicant to come', () => {
  const said = [1, 2, 3, 4].map((status) => row({ status }, 'Situação'));
  expect(said).toEqual([undefined, undefined, undefined, 'Cancelado']);
  expect([1, 2, 3, null].every((status) => receiptNotice(status).includes('deve comparecer'))).toBe(true);
  expect(receiptNotice(4)).toContain('não vale mais');
});
