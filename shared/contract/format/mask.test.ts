import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMasked, maskCpf, maskName } from './mask.ts';

it('a masked CPF shows its middle alone', () => expect(maskCpf('52998224725')).toBe('***.982.247-**'));

it.each([
  ['Maria de Souza', 'M••• d• S•••'],
  ['  Ana   Sá ', 'A••• S•'],
  ['', ''],
])('the name %j masked reads %j', (name, masked) => expect(maskName(name)).toBe(masked));

it('a masked name shows one letter of each word and tells nothing of its length from three letters on', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-z]{3,12}$/), { minLength: 1 }), (words) => {
      const masked = maskName(words.join(' '));
      expect(masked).toBe(words.map((word) => `${word[0]}•••`).join(' '));
      expect(isMasked(masked)).toBe(true);
      expect(isMasked(words.join(' '))).toBe(false);
    }),
  );
});
