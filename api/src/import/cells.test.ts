import { expect, it } from 'vitest';
import type * as z from 'zod';
import {
  moment,
  oneOf,
  optionalAmount,
  optionalDay,
  optionalMoment,
  optionalNumber,
  optionalText,
  requiredText,
  texts,
  wholeNumber,
} from './cells.ts';

const refused = Symbol();

it.each<[string, z.ZodType, string | undefined, unknown]>([
  ['requiredText', requiredText, ' Olá ', 'Olá'],
  ['requiredText', requiredText, ' ', refused],
  ['optionalText', optionalText, ' ', null],
  ['optionalText', optionalText, '5,59699E+12', refused],
  ['optionalText', optionalText, 'E+12 andares', 'E+12 andares'],
  ['texts', texts, '5.59699e+12', refused],
  ['optionalText', optionalText, undefined, null],
  ['oneOf', oneOf('1', '2'), ' 2 ', '2'],
  ['oneOf', oneOf('1', '2'), '3', refused],
  ['wholeNumber', wholeNumber, '0', 0],
  ['wholeNumber', wholeNumber, '-1', refused],
  ['wholeNumber', wholeNumber, '1.5', refused],
  ['wholeNumber', wholeNumber, '9999999999', refused],
  ['optionalNumber', optionalNumber, '', null],
  ['optionalNumber', optionalNumber, undefined, null],
  ['optionalNumber', optionalNumber, 'sete', refused],
  ['optionalAmount', optionalAmount, '', null],
  ['optionalAmount', optionalAmount, 'R$ 1.500,50', 1500.5],
  ['optionalAmount', optionalAmount, '1,500', refused],
  ['optionalDay', optionalDay, '30/11/2026', '2026-11-30'],
  ['optionalDay', optionalDay, '31/11/2026', refused],
  ['optionalDay', optionalDay, '', null],
  // Belém is three hours behind UTC.
  ['moment', moment('start'), '30/11/2026 18:00', new Date('2026-11-30T21:00:00Z')],
  ['moment', moment('start'), '30/11/2026', new Date('2026-11-30T03:00:00Z')],
  ['moment', moment('end'), '30/11/2026', new Date('2026-12-01T02:59:59.999Z')],
  ['optionalMoment', optionalMoment('end'), '', null],
  ['optionalMoment', optionalMoment('end'), '30/13/2026', refused],
  ['texts', texts, 'Seg 8h | Qua 8h|', ['Seg 8h', 'Qua 8h']],
  ['texts', texts, '', []],
])('%s reads cell %#', (_, schema, cell, value) => {
  const result = schema.safeParse(cell);
  expect(result.success ? result.data : refused).toEqual(value);
});
