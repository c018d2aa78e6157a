import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blankOr, isOneLine, isWithoutAddress, isWithoutDomain } from './text.ts';

const isName = (text: string) => isOneLine(text) && isWithoutDomain(text);
const isTitle = (text: string) => isOneLine(text) && isWithoutAddress(text);

/** Names of people, schools, companies and courses. */
const people = [
  "Joana D’Arc Sant'Anna de Oliveira-Sá",
  'dr.joão da silva',
  'Profa.Ana Lúcia',
  'J.R.Santos Jr.',
  'S.Online',
  'Ñandu Ọlá Şahin Müller-Lüdenscheidt',
  'Ana Lima\t(Aninha)',
  'José da Silva 2º',
  '李小龙',
  'محمد علي',
];
const titles = [
  'Senac S/A',
  'Comércio de Peixes S.A.',
  'A.Barroso/Macapá',
  'Cia.Ltda/ME',
  'E.E. Prof. Barroso Tostes',
  'Esc.Est.Barroso/AP',
  'Booking.com',
  'ASP.NET e C#',
  'Node.js: do zero ao servidor',
  'Curso 1/2: Excel (básico) - turma 3',
  'R&D, Pesquisa; Inovação: 100%',
  'E-mail: nome@4.0',
  'Inglês A1.2/A2.1',
];
const addresses = [
  'Ana HTTPS://GOLPE.EXAMPLE/entrar',
  'Ana http://10.0.0.1',
  'visite www.golpe.com',
  'golpe.com/entrar',
  'bit.ly/3xYz',
  'golpe.example:8080',
  'golpe.example?x=1',
  'golpe。com/entrar',
  'golpe．com／entrar',
  'fale com ana@golpe.com',
  'ftp://golpe.com',
];
const domains = ['Ana, confirme em golpe.com', 'senac-ap.com.br', 'Ana (golpe.ap.br)', 'golpe.online agora'];

describe('a text of one line', () => {
  it.each(people)('may be a person: %s', (text) => {
    expect(isName(text)).toBe(true);
  });

  it.each(titles)('may be a title: %s', (text) => {
    expect(isTitle(text)).toBe(true);
  });

  it.each(addresses)('may not hold an address: %s', (text) => {
    expect([isName(text), isTitle(text)]).toEqual([false, false]);
  });

  it.each(domains)('may not hold a bare domain where it is a name: %s', (text) => {
    expect(isName(text)).toBe(false);
  });

  it.each(['\n', '\r', '\u0000', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066'])(
    'may not hold %j',
    (sign) => {
      expect(isOneLine(`Ana${sign}Sua conta foi bloqueada`)).toBe(false);
    },
  );

  it('may be anything in letters, blanks, hyphens and apostrophes', () => {
    const letters = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ' -]*$/);
    fc.assert(fc.property(letters, isName));
  });

  it.each(['a.', 'a@', 'a', 'a+'])('is validated quickly, however often it contains %j', (part) => {
    // A backtracking pattern would take minutes here, longer than the test's timeout.
    expect(isName(part.repeat(200_000))).toBe(true);
  });
});

it.each([
  ['', undefined],
  ['  ', undefined],
  ['abc', undefined],
  ['ab', ['Pelo menos três letras']],
])('%j, which may be blank, has the errors %j', (text, errors) => {
  const rule = blankOr(z.string().check(z.minLength(3, 'Pelo menos três letras')));
  const { error } = z.safeParse(rule, text);
  expect(error?.issues.map(({ message }) => message)).toEqual(errors);
});
