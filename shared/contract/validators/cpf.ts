import { cnpj, cpf } from 'cpf-cnpj-validator';
import { bareTaxId } from '../format/mask.ts';

/**
 * Validates a CPF (A 5.2): 11 digits after stripping others, not all equal, both check digits right. Only the
 * library's algorithm is used, because its `isValid` also rejects 123.456.789-09, which the rule allows.
 */
export function isCpf(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\d)\1*$/.test(digits)) return false;
  const first = cpf.verifierDigit(digits.slice(0, 9));
  const second = cpf.verifierDigit(digits.slice(0, 9) + first);
  return digits.endsWith(`${first}${second}`);
}

/** Returns whether a text is a CNPJ: numeric or alphanumeric, masked or not, in any case. */
export const isCnpj = (value: string): boolean => cnpj.isValid(value);

/** Validates the contact ticket's field (B 5). */
export const isCpfOrCnpj = (value: string): boolean =>
  bareTaxId(value).length > 11 ? isCnpj(value) : isCpf(value);
