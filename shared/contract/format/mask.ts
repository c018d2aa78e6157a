const dot = '•';

/** Masks all but the initials: "Maria de Souza" becomes "M••• d• S•••". */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1) + dot.repeat(word.length < 3 ? 1 : 3))
    .join(' ');

/** Masks a CPF (11 digits) but for its middle, by which its owner recognises it: "***.982.247-**". */
export const maskCpf = (nif: string): string => `***.${nif.slice(3, 6)}.${nif.slice(6, 9)}-**`;

/** Returns whether a text is a masked name. A client that sends it means the stored name. */
export const isMasked = (name: string): boolean => name.includes(dot);

/** Placeholder for a known CPF that is not returned. */
export const hiddenCpf = '***.***.***-**';

/** Query of a PDF's URL that requests masked CPFs; other servers ignore it. */
export const maskedCpfQuery = 'cpf=oculto';

/** Normalises a tax id for sending: digits, and capital letters of an alphanumeric CNPJ. */
export const bareTaxId = (value: string): string => value.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Formats a CNPJ as 00.000.000/0000-00 (A 2.1), a CPF as 000.000.000-00; returns other values unchanged. */
export function formatTaxId(value: string): string {
  const bare = bareTaxId(value);
  if (bare.length === 14) return bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  return /^\d{11}$/.test(bare) ? bare.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') : value;
}
