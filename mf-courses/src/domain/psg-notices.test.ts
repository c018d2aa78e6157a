import { listPsgProcesses } from '@portal/shared/contract/selection-processes';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { psgNotices } from './psg-notices.ts';

const processes = z.parse(listPsgProcesses.answer, [
  { id: 1, name: 'Edital 50', status: 1 },
  { id: 2, name: 'Edital 49', status: 2 },
  { id: 3, name: 'Edital 12', status: 3 },
  { id: 4, name: 'Edital sem situação' },
  { id: 5, name: 'Edital 48', status: 1 },
]);
const offer = (selection_process_id: number, course_name: string) => ({
  selection_process_id,
  course_name,
  course: null,
  selection_process: null,
  city_info: null,
  created_at: null,
  updated_at: null,
});

it('names the open notices that offer the course itself, each once', () => {
  const offers = [
    offer(1, 'BARBEIRO'),
    offer(1, 'Barbeiro'),
    offer(2, 'Barbeiro'),
    offer(5, 'Barbeiro e Cabeleireiro'),
    offer(3, 'Barbeiro'),
    offer(4, 'Barbeiro'),
    offer(99, 'Barbeiro'),
  ];
  expect(psgNotices('Barbeiro', offers, processes)).toEqual([
    { id: 1, name: 'Edital 50' },
    { id: 2, name: 'Edital 49' },
  ]);
  expect(psgNotices('Garçom', offers, processes)).toEqual([]);
});
