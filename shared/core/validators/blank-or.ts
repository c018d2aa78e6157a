import * as z from 'zod/mini';

/** A rule for what may stay empty in a form; what was typed stays as it is. */
export const blankOr = (rule: z.ZodMiniType) =>
  z.string().check(({ value, issues }) => {
    const [first] = value.trim() === '' ? [] : (z.safeParse(rule, value).error?.issues ?? []);
    if (first) issues.push({ code: 'custom', message: first.message, input: value });
  });
