import { psgItems, psgProcessCities, psgProcesses } from '../../db/schema/psg.ts';
import { pssItems, pssProcessCities, pssProcesses } from '../../db/schema/pss.ts';
import { oneOf } from '../cells.ts';

/** Free-course programme or staff selection. */
export const program = oneOf('psg', 'pss');

export const processTables = {
  psg: { processes: psgProcesses, cities: psgProcessCities, offers: psgItems },
  pss: { processes: pssProcesses, cities: pssProcessCities, offers: pssItems },
};
