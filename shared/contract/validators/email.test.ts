import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

it.each([
  ['ana.maria+senac@sub.exemplo.com.br', true],
  ["ANA.D'ARC@EXEMPLO.COM", true],
  ['ana@', false],
  ['@exemplo.com', false],
  ['ana@exemplo', false],
  ['ana@exemplo.', false],
  ['ana@.com', false],
  ['ana@exemplo..com', false],
  ['ana maria@exemplo.com', false],
  ['', false],
])('%j is an e-mail by a simple pattern: %s (A 5.3)', (value, valid) => {
  expect(isEmail(value)).toBe(valid);
});

it.each([...'@,;<>():"[]\\\u0000\u200b'])(
  'an e-mail holds no %j, which could name a second receiver',
  (sign) => {
    expect([isEmail(`ana${sign}b@exemplo.com`), isEmail(`ana@exemplo${sign}b.com`)]).toEqual([false, false]);
    expect(isEmail(`ana@exemplo.com${sign}b`)).toBe(false);
  },
);

it('an e-mail is compared without surrounding spaces and capitals', () => {
  expect(normaliseEmail(' Ana@Exemplo.COM ')).toBe('ana@exemplo.com');
});

it('accepts every address that the e-mail standard calls ordinary', () => {
  fc.assert(fc.property(fc.emailAddress(), isEmail));
});

it('an e-mail of a text that never ends is soon refused', () => {
  // A backtracking pattern would take minutes here, longer than the test's timeout.
  expect(isEmail(`a@${'a.'.repeat(200_000)}`)).toBe(false);
});
