import * as z from 'zod/mini';

/** Allows a blank value in a form; the value stays as typed. */
export const blankOr = (rule: z.ZodMiniType) =>
  z.string().check(({ value, issues }) => {
    const [first] = value.trim() === '' ? [] : (z.safeParse(rule, value).error?.issues ?? []);
    if (first) issues.push({ code: 'custom', message: first.message, input: value });
  });
