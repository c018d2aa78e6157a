import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getPsgReceipt, getPsgSheet, getPssReceipt } from '../endpoints/printouts.ts';
import { psgReceiptRows, psgSheetRows, pssReceiptRows, receiptNotice } from './paper-rows.ts';

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

it('receipts name hours, place, delivery and documents where the server knows them', () => {
  const known = {
    id: 1,
    people: {},
    selection_process: {},
    selection_process_item: {},
    pss_selection_process_item: {},
    place: 'Sala 12',
    schedule: ['Sábados, 8h às 12h'],
    documents_to_bring: ['RG', 'CPF'],
    documents_start_date: '2026-03-30T08:00:00-03:00',
    documents_end_date: '2026-03-30T18:00:00-03:00',
  };
  const rows = [
    ['Horário', 'Sábados, 8h às 12h'],
    ['Local', 'Sala 12'],
    ['Entrega de documentos', '30/03/2026, das 8h às 18h'],
    ['Documentos a levar', 'RG; CPF'],
  ];
  const psg = psgReceiptRows(z.parse(getPsgReceipt.answer, known));
  const pss = pssReceiptRows(z.parse(getPssReceipt.answer, known));
  for (const receipt of [psg, pss]) expect(receipt).toEqual(expect.arrayContaining(rows));
});
