import * as z from 'zod/mini';

/**
 * A rule of the contract for a value that a form holds with its mask.
 * @param unmask makes what is sent of what was typed; what it cannot read is left for the rule to refuse
 */
export const unmasked = <Rule extends z.ZodMiniType<string, string>>(
  rule: Rule,
  unmask: (typed: string) => string,
) => z.pipe(z.pipe(z.string(), z.transform(unmask)), rule);
