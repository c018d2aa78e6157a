import { expect, it } from 'vitest';
import { maskCpf, maskName } from './mask.ts';

it('a masked CPF shows its middle alone', () => expect(maskCpf('52998224725')).toBe('***.982.247-**'));

it.each([
  ['Maria de Souza', 'M••• d• S•••'],
  ['  Ana   Sá ', 'A••• S•'],
  ['', ''],
])('the name %j masked reads %j', (name, masked) => expect(maskName(name)).toBe(masked));
