import { cpf } from 'cpf-cnpj-validator';

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
