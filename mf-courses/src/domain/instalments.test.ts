import { expect, it } from 'vitest';
import { instalmentLines } from './instalments.ts';

it('lists the payment methods that the server tells', () => {
  const lines = instalmentLines(
    [
      { meioDePagamentoDescricao: 'Cartão de crédito', numeroDeParcelas: 6, valorDaParcela: 100 },
      { meioDePagamentoDescricao: 'Pix', numeroDeParcelas: 1, valorDaParcela: 570 },
      { meioDePagamentoDescricao: 'Boleto', numeroDeParcelas: null, valorDaParcela: null },
    ],
    600,
  );
  expect(lines).toEqual(['Cartão de crédito: 6x de R$\u00a0100,00', 'Pix: R$\u00a0570,00', 'Boleto']);
});

it('divides the price by ten where the server tells none', () => {
  expect(instalmentLines([], 600)).toEqual(['10x de R$\u00a060,00']);
});

it('says nothing of a class without a price', () => {
  expect(instalmentLines([], null)).toEqual([]);
  expect(instalmentLines([], 0)).toEqual([]);
});
