import type { DiscountPolicy } from '@portal/contract/endpoints/course-details';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discounted,
  knownPolicies,
  linesFor,
  lineText,
  type PaymentLine,
  paymentLines,
  split,
  totalOf,
  totalText,
} from './payments.ts';

const read = (lines: readonly PaymentLine[], price: number | null = null) =>
  lines.map((line) => [lineText(line), totalText(line, price)]);

describe('the ways to pay', () => {
  it("are the server's, each with its total", () => {
    const lines = paymentLines(
      [
        { meioDePagamentoDescricao: 'Cartão de crédito', numeroDeParcelas: 6, valorDaParcela: 100.1 },
        { meioDePagamentoDescricao: 'Pix', numeroDeParcelas: 1, valorDaParcela: 570 },
        { meioDePagamentoDescricao: 'Carnê', numeroDeParcelas: null, valorDaParcela: 600 },
        { meioDePagamentoDescricao: 'Boleto', numeroDeParcelas: 3, valorDaParcela: null },
        { meioDePagamentoDescricao: '', numeroDeParcelas: 2, valorDaParcela: 300 },
      ],
      600,
    );
    expect(read(lines)).toEqual([
      ['Cartão de crédito: 6x de R$\u00a0100,10', 'total R$\u00a0600,60'],
      ['Pix: R$\u00a0570,00', null],
      ['Carnê: R$\u00a0600,00', null],
      ['Boleto', null],
      ['2x de R$\u00a0300,00', 'total R$\u00a0600,00'],
    ]);
  });

  it.each([
    [
      640,
      3,
      213.33,
      'total R$\u00a0639,99: o preço é R$\u00a0640,00, e cada parcela é arredondada para o centavo',
    ],
    [
      650,
      3,
      216.67,
      'total R$\u00a0650,01: o preço é R$\u00a0650,00, e cada parcela é arredondada para o centavo',
    ],
    [600, 3, 200, 'total R$\u00a0600,00'],
    [600, 6, 110, 'total R$\u00a0660,00'],
    [null, 3, 213.33, 'total R$\u00a0639,99'],
  ])('of a price of %s say in %sx of %s: %s', (price, numeroDeParcelas, valorDaParcela, total) => {
    const lines = paymentLines([{ meioDePagamentoDescricao: '', numeroDeParcelas, valorDaParcela }], price);
    expect(read(lines, price)[0]?.[1]).toBe(total);
  });

  it('without any are ten instalments that add up to the price', () => {
    expect(read(paymentLines([], 600))).toEqual([['10x de R$\u00a060,00', 'total R$\u00a0600,00']]);
    expect(read(paymentLines([], 99.99))).toEqual([
      ['10x de R$\u00a09,99 (a última, R$\u00a010,08)', 'total R$\u00a099,99'],
    ]);
  });

  it.each([null, 0])('are none for a class whose price is %s', (price) => {
    expect(paymentLines([], price)).toEqual([]);
  });
});

it('instalments come to the sum to the cent, and none is negative', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_00), fc.integer({ min: 1, max: 60 }), (cents, count) => {
      const instalments = split(cents, count);
      expect(totalOf(instalments)).toBe(cents);
      expect(instalments.each).toBeGreaterThanOrEqual(0);
      expect(instalments.last - instalments.each).toBeGreaterThanOrEqual(0);
      expect(instalments.last - instalments.each).toBeLessThan(count);
    }),
  );
});

const cents = fc.nat(1_000_000_00);

it.each([
  [3490_00, 20, 2792_00],
  [3490_00, 12.5, 3053_75],
  [99_99, 33.33, 66_66],
  [1000_00, 10.006, 899_90],
  [1, 50, 1],
  [3490_00, 120, 0],
])('a price of %i cents with a discount of %j per cent is %i', (price, taken, rest) => {
  expect(discounted(price, taken)).toBe(rest);
});

it('every way to pay comes to the new price to the cent, in as many instalments as before', () => {
  const method = fc.record({
    meioDePagamentoDescricao: fc.constantFrom('Pix', 'Boleto', ''),
    numeroDeParcelas: fc.option(fc.integer({ min: 1, max: 24 })),
    valorDaParcela: fc.option(fc.integer({ min: 1, max: 5000 })),
  });
  fc.assert(
    fc.property(fc.array(method), cents, cents, (methods, price, rest) => {
      const before = paymentLines(methods, price / 100);
      const after = linesFor(before, rest);
      expect(after.map(({ means, instalments }) => [means, instalments?.count])).toEqual(
        before.map(({ means, instalments }) => [means, instalments?.count]),
      );
      for (const { instalments } of after) if (instalments) expect(totalOf(instalments)).toBe(rest);
    }),
  );
});

it('only policies with a percentage can be reckoned with', () => {
  const policies = [15, null, 0].map(
    (taken): DiscountPolicy => ({ name: `${taken}`, percentage: taken, descriptive: null, icon: null }),
  );
  expect(knownPolicies(policies).map(({ name }) => name)).toEqual(['15']);
});
