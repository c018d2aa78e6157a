import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPeriod } from './date.ts';
import { queryString } from './links.ts';
import { formatTaxId } from './mask.ts';
import { formatCents, formatMoney, toCents } from './money.ts';
import { formatPersonName } from './person-name.ts';
import { formatPhone, phoneLink } from './phone.ts';
import { formatPosition } from './position.ts';
import { fold, slug } from './text.ts';
import { truncate } from './truncate.ts';

describe('prices (A 9)', () => {
  it.each([
    [1234.5, 'R$\u00a01.234,50'],
    [null, 'Em Breve'],
    [undefined, 'Em Breve'],
    [Number.NaN, 'Em Breve'],
    [1e308, 'Em Breve'],
    [999_999_999_999, 'R$\u00a0999.999.999.999,00'],
  ])('%j is %j', (value, written) => {
    expect(formatMoney(value)).toBe(written);
  });

  it('are written as Intl writes them', () => {
    const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        expect(formatCents(cents)).toBe(reais.format(cents / 100));
      }),
    );
  });

  it('are whole cents wherever they are added up', () => {
    expect([toCents(1621.1), toCents(19.99 * 3)]).toEqual([162_110, 5_997]);
    expect(formatCents(162_110)).toBe('R$\u00a01.621,10');
  });
});

it.each([
  ['96999123456', '(96) 99912-3456', 'tel:+5596999123456'],
  ['(96)9 9912-3456', '(96) 99912-3456', 'tel:+5596999123456'],
  ['9632141234', '(96) 3214-1234', 'tel:+559632141234'],
  ['+55 96 3214-1234', '+55 96 3214-1234', 'tel:+559632141234'],
  ['0800 123 4567', '(08) 00123-4567', 'tel:08001234567'],
  ['3214-1234', '3214-1234', 'tel:32141234'],
  ['ramal', 'ramal', null],
])('the phone %j is written %j and dialled %j (A 2.6, A 5.1)', (value, written, link) => {
  expect([formatPhone(value), phoneLink(value)]).toEqual([written, link]);
});

it.each([
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['52998224725', '529.982.247-25'],
  ['isento', 'isento'],
])('the tax id %j is written %j (A 2.1)', (value, written) => {
  expect(formatTaxId(value)).toBe(written);
});

describe('clipped titles (A 5.1)', () => {
  it('are cut only when longer', () => {
    expect(truncate('a'.repeat(47), 47)).toBe('a'.repeat(47));
    expect(truncate('a'.repeat(48), 47)).toBe(`${'a'.repeat(47)}…`);
    expect(truncate('Técnico em Enfermagem', 8)).toBe('Técnico…');
  });

  it('end with a whole word, unless most of the room would stay empty', () => {
    const title = 'Inscrições abertas: 640 vagas gratuitas em oito municípios';
    expect(truncate(title, 50)).toBe('Inscrições abertas: 640 vagas gratuitas em oito…');
    expect(truncate(title, 47)).toBe('Inscrições abertas: 640 vagas gratuitas em oito…');
    expect(truncate('Pneumoultramicroscopicossilicovulcanoconiótico', 20)).toBe('Pneumoultramicroscop…');
    expect(truncate('Um otorrinolaringologista', 12)).toBe('Um otorrinol…');
  });

  it('never tear a character', () => {
    expect(truncate('👩🏽‍🍳👩🏽‍🍳', 1)).toBe('👩🏽‍🍳…');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const cut = truncate(text, max);
        expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true);
        expect([...new Intl.Segmenter().segment(cut)].length).toBeLessThanOrEqual(max + 1);
      }),
    );
  });
});

it('folded texts compare without accents and capitals', () => {
  expect(fold(' COMÉRCIO  e\nGestão\u00a0de RH ')).toBe('comercio e gestao de rh');
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});

it('texts in addresses need no escaping', () => {
  expect(slug('Quais documentos preciso levar?')).toBe('quais-documentos-preciso-levar');
  fc.assert(fc.property(fc.string(), (text) => /^[a-z0-9-]*$/.test(slug(text))));
});

it('queries keep their parameters in browsers without `URLSearchParams.size`', () => {
  const params = new URLSearchParams({ title: 'pão & café' });
  Object.defineProperty(params, 'size', { value: undefined });
  expect(queryString(params)).toBe('?title=p%C3%A3o+%26+caf%C3%A9');
  expect(queryString(new URLSearchParams())).toBe('');
});

it.each([
  ['2026-12-01', '2027-03-16', '01/12/2026 a 16/03/2027'],
  ['2026-12-01', null, '01/12/2026'],
  [null, '2027-03-16', '16/03/2027'],
  [null, undefined, ''],
  ['2026-02-30', '2027-03-16', 'Data inválida a 16/03/2027'],
])('the period from %s to %s reads "%s"', (start, end, text) => {
  expect(formatPeriod(start, end)).toBe(text);
});

it.each([
  [18, 18, 25, '18ª de 25 vagas imediatas'],
  [25, 25, 25, '25ª de 25 vagas imediatas'],
  [26, 26, 25, '26ª: 1ª da reserva (25 vagas imediatas)'],
  [26, 25, 25, '26ª; entre os inscritos hoje, 25ª de 25 vagas imediatas'],
  [28, 27, 25, '28ª; entre os inscritos hoje, 27ª: 2ª da reserva (25 vagas imediatas)'],
  [25, null, 25, '25ª de 25 vagas imediatas'],
  [26, null, 25, '26ª (25 vagas imediatas)'],
  [1, 1, 1, '1ª de 1 vaga imediata'],
  [3, 3, null, '3ª'],
  [3, 2, null, '3ª; entre os inscritos hoje, 2ª'],
  [3, null, null, '3ª'],
])('number %i, place %s of %s vacancies reads "%s"', (position, current_position, vacancies, text) => {
  expect(formatPosition({ position, current_position, vacancies })).toBe(text);
});

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
])('the name %j is read as %j', (name, shown) => {
  expect(formatPersonName(name)).toBe(shown);
});
