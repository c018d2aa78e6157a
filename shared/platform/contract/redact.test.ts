import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "TypeError: Cannot read properties of undefined (reading 'map')",
  ],
  ['can\'t access property "length", x is undefined', "can't access property 'length', x is undefined"],
  ["undefined is not an object (evaluating 'a.b')", 'undefined is not an object (evaluating "…")'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Maria',
    'Minified React error #418; visit https://react.dev/errors/418?…',
  ],
  [
    'Loading chunk 12 failed. (error: https://portal.example/x.js?cpf=52998224725)',
    'Loading chunk 12 failed. (error: https://portal.example/x.js?…)',
  ],
  ['no user jaciara@candidata.example', 'no user …'],
  ['CPF 529.982.247-25 or 52998224725', 'CPF # or #'],
  ['call (96) 99123-4567, +55 96 99123 4567', 'call #, #'],
  ['born 18/04/1996', 'born #'],
  ['name "Maria da Silva" is unknown', 'name "…" is unknown'],
  ['nome “Maria da Silva” e ‘João’ e «Ana»', 'nome "…" e "…" e "…"'],
  ["reading 'Maria da Silva'", 'reading "…"'],
  [
    'Unexpected token \'M\', ..."ome":"Maria "... is not valid JSON',
    'Unexpected token "…" is not valid JSON',
  ],
  ['bearer eyJhbGciOiJIUzI1NiJ9abc rejected', 'bearer … rejected'],
  ['2 x_-_-_-_-_-_-_-_-_-_-_x', '2 x_-_-_-_-_-_-_-_-_-_-_x'],
  ['"Ana"  1', '"…" 1'],
  ['two\nlines\u001b[31m', 'two lines [31m'],
  ['order \u202egnidaer\u2066 \u200bhidden\ud800', 'order gnidaer hidden'],
])('redacts %j', (message, redacted) => {
  expect(redact(message)).toBe(redacted);
});

it('never leaves an e-mail address or four digits in a row, and changes nothing when repeated', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.emailAddress(),
      fc.integer({ min: 1_000 }),
      (text, email, number) => {
        const redacted = redact(`${text} ${email} ${number} ${text}`);
        expect(redacted).not.toMatch(/\d{4}/);
        expect(redacted).not.toContain(email);
        expect(redacted.length).toBeLessThanOrEqual(200);
      },
    ),
  );
});
