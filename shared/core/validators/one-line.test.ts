import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneLine, isWithoutAddress, isWithoutDomain } from './one-line.ts';

const isName = (text: string) => isOneLine(text) && isWithoutDomain(text);
const isTitle = (text: string) => isOneLine(text) && isWithoutAddress(text);

/** What people, schools, firms and courses are called. */
const people = [
  "Joana D'Arc Sant'Anna",
  'Joana D’Arc',
  'Maria-José de Oliveira e Sá',
  'Dr. João Baptista',
  'dr.joão da silva',
  'Profa.Ana Lúcia',
  'J.R.R. Nogueira',
  'J.R.Santos Jr.',
  'A. B. Castro',
  'Ñandu Ọlá Şahin Müller-Lüdenscheidt',
  'Kim O Nguyễn',
  'Ana Lima\t(Aninha)',
  'José da Silva 2º',
  'Léo',
  '李小龙',
  'محمد علي',
];
const titles = [
  'Senac S/A',
  'Comércio de Peixes S.A.',
  'Silva & Filhos Ltda.',
  'Cia.Ltda/ME',
  'E.E. Prof. Barroso Tostes',
  'Esc.Est.Barroso/AP',
  'Unifap/AP',
  'Booking.com',
  'ASP.NET e C#',
  'Node.js: do zero ao servidor',
  'Curso 1/2: Excel (básico) - turma 3',
  'R&D, Pesquisa; Inovação: 100%',
  'Gestão de Pessoas 4.0',
  'Inglês A1.2/A2.1',
];
const addresses = [
  'Ana https://golpe.example/entrar',
  'Ana http://10.0.0.1',
  'Ana HTTPS://GOLPE.COM',
  'visite www.golpe.com',
  'golpe.com/entrar',
  'bit.ly/3xYz',
  'golpe.example:8080',
  'golpe.example?x=1',
  'golpe。com/entrar',
  'golpe．com／entrar',
  'fale com ana@golpe.com',
  'mailto:ana@golpe.com',
  'ftp://golpe.com',
];

describe('a text of one line', () => {
  it.each(people)('may be a person: %s', (text) => {
    expect(isName(text)).toBe(true);
  });

  it.each([...people, ...titles])('may be a title: %s', (text) => {
    expect(isTitle(text)).toBe(true);
  });

  it.each(addresses)('may not hold an address: %s', (text) => {
    expect([isName(text), isTitle(text)]).toEqual([false, false]);
  });

  it.each(['Ana, confirme em golpe.com', 'senac-ap.com.br', 'entre em golpe.online agora', 'Ana (golpe.io)'])(
    'may not hold a bare domain where it is a name: %s',
    (text) => {
      expect(isName(text)).toBe(false);
    },
  );

  it.each(['\n', '\r', '\r\n', '\u0000', '\u0085', '\u2028', '\u2029', '\u001b', '\u202e'])(
    'may not hold %j',
    (sign) => {
      expect(isOneLine(`Ana${sign}Sua conta foi bloqueada`)).toBe(false);
    },
  );

  it('may be anything in letters, blanks, hyphens and apostrophes', () => {
    const letters = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ' -]*$/);
    fc.assert(fc.property(letters, isName));
  });

  it('is judged at once, however long it is', () => {
    const before = process.cpuUsage();
    for (const text of ['a.'.repeat(50_000), 'a@'.repeat(50_000), 'a'.repeat(100_000), 'a+'.repeat(50_000)]) {
      isName(text);
    }
    // Of its own work, however busy the machine is.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });
});
