import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { masks, normaliseOnBlur } from './masks.ts';

it.each([
  ['phone', '96981234567', '(96)9 8123-4567'],
  ['phone', '(55)9 8123-4567', '(55)9 8123-4567'],
  ['phone', '55981234567', '55981234567'],
  ['phone', '+55 (96) 98123-4567', '+5596981234567'],
  ['phone', '(0xx96) 98123-4567', '096981234567'],
  ['phone', '969812345678', '969812345678'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf-cnpj', '52998224725', '529.982.247-25'],
  ['cpf-cnpj', '112223330001', '11.222.333/0001'],
  ['cpf-cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cpf-cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
] as const)('the mask %s shows %s as %s', (mask, typed, shown) => {
  expect(maskitoTransform(typed, masks[mask])).toBe(shown);
});

it.each([
  ['phone', '+5596981234567', '(96)9 8123-4567'],
  ['phone', '+5520981234567', '+5520981234567'],
  ['cpf', '96981234567', '96981234567'],
] as const)('the mask %s leaves %s as %s', (mask, typed, shown) => {
  expect(normaliseOnBlur(mask, typed)).toBe(shown);
});

it('a mask changes nothing when it meets its own result, and never exceeds the limit', () => {
  const limits = { phone: 16, cpf: 14, 'cpf-cnpj': 18 } as const;
  const names = fc.constantFrom('phone', 'cpf', 'cpf-cnpj');
  fc.assert(
    fc.property(names, fc.string({ unit: 'binary' }), (name, text) => {
      const once = maskitoTransform(text, masks[name]);
      expect(maskitoTransform(once, masks[name])).toBe(once);
      expect(once.length).toBeLessThanOrEqual(limits[name]);
    }),
  );
});
