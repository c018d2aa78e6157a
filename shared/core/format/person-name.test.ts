import { expect, it } from 'vitest';
import { formatPersonName } from './person-name.ts';

it.each([
  ['MARIA DA SILVA', 'Maria da Silva'],
  ['maria das dores de souza e silva', 'Maria das Dores de Souza e Silva'],
  ['JOÃO DOS SANTOS DO Ó', 'João dos Santos do Ó'],
  ['ÉRICA ANDRÉ', 'Érica André'],
  ["ANA D'ÁVILA", "Ana D'Ávila"],
  ['ANA D’ÁVILA', 'Ana D’Ávila'],
  ['MÁRIO DE SÁ-CARNEIRO', 'Mário de Sá-Carneiro'],
  ['PEDRO LIMA II', 'Pedro Lima II'],
  ['PEDRO LIMA IV', 'Pedro Lima IV'],
  ['JOSÉ P. RAMOS', 'José P. Ramos'],
  ['DE PAULA', 'De Paula'],
  ['E\u0301RICA SA\u0301', 'E\u0301rica Sa\u0301'],
  ['Ana McDonald di Paolo', 'Ana McDonald di Paolo'],
  ['  ANA   LIMA ', '  Ana   Lima '],
  ['M••• D• S•••', 'M••• D• S•••'],
  ['', ''],
])('%j is read as %j', (name, shown) => {
  expect(formatPersonName(name)).toBe(shown);
});
