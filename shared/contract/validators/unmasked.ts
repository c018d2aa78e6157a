import * as z from 'zod/mini';
import { bareTaxId } from '../format/tax-id.ts';
import { normaliseMobile, stripNonDigits } from './phone.ts';

/** Functions that remove masks before sending; the rule rejects unreadable values. */
export const unmask = { cpf: stripNonDigits, 'cpf-cnpj': bareTaxId, phone: normaliseMobile } as const;

export type MaskName = keyof typeof unmask;

/** Applies a rule of the contract to a masked form value. */
export const unmasked = <Rule extends z.ZodMiniType<string, string>>(mask: MaskName, rule: Rule) =>
  z.pipe(z.pipe(z.string(), z.transform(unmask[mask])), rule);
