import * as z from 'zod/mini';
import { bareTaxId } from './cnpj.ts';
import { normaliseMobile, stripNonDigits } from './phone.ts';

/** What is sent of what was typed with a mask; what cannot be read is left for the rule to refuse. */
export const unmask = { cpf: stripNonDigits, 'cpf-cnpj': bareTaxId, phone: normaliseMobile } as const;

export type MaskName = keyof typeof unmask;

/** A rule of the contract for a value that a form holds with its mask. */
export const unmasked = <Rule extends z.ZodMiniType<string, string>>(mask: MaskName, rule: Rule) =>
  z.pipe(z.pipe(z.string(), z.transform(unmask[mask])), rule);
