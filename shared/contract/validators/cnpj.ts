import { cnpj } from 'cpf-cnpj-validator';
import { bareTaxId } from '../format/tax-id.ts';
import { isCpf } from './cpf.ts';

/** Returns whether a text is a CNPJ: numeric or alphanumeric, masked or not, in any case. */
export const isCnpj = (value: string): boolean => cnpj.isValid(value);

/** Validates the contact ticket's field (B 5). */
export const isCpfOrCnpj = (value: string): boolean =>
  bareTaxId(value).length > 11 ? isCnpj(value) : isCpf(value);
