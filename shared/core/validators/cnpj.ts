import { cnpj } from 'cpf-cnpj-validator';
import { isCpf } from './cpf.ts';

/** Whether a text is a CNPJ, numeric or alphanumeric, masked or not, in capitals or not. */
export const isCnpj = (value: string): boolean => cnpj.isValid(value);

/** Whether a text is one or the other (B 5, contact ticket). */
export const isCpfOrCnpj = (value: string): boolean =>
  bareTaxId(value).length > 11 ? isCnpj(value) : isCpf(value);

/** A tax id as it is sent: digits, and the letters of an alphanumeric CNPJ in capitals. */
export const bareTaxId = (value: string): string => value.toUpperCase().replace(/[^0-9A-Z]/g, '');
