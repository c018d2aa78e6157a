import { cpf } from 'cpf-cnpj-validator';

/**
 * Whether a text is a CPF (A 5.2): 11 digits once the others are stripped, not all the same, both check digits right.
 * The library's own `isValid` also refuses 123.456.789-09, which the rule admits: hence only its algorithm is used.
 */
export function isCpf(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\d)\1*$/.test(digits)) return false;
  const first = cpf.verifierDigit(digits.slice(0, 9));
  const second = cpf.verifierDigit(digits.slice(0, 9) + first);
  return digits.endsWith(`${first}${second}`);
}
