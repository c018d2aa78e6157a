/** Normalises a tax id for sending: digits, and capital letters of an alphanumeric CNPJ. */
export const bareTaxId = (value: string): string => value.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Formats a CNPJ as 00.000.000/0000-00 (A 2.1), a CPF as 000.000.000-00; returns other values unchanged. */
export function formatTaxId(value: string): string {
  const bare = bareTaxId(value);
  if (bare.length === 14) return bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  return /^\d{11}$/.test(bare) ? bare.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') : value;
}
