import * as z from 'zod/mini';
import { bareTaxId } from '../format/mask.ts';
import { normaliseMobile, stripNonDigits } from './phone.ts';

/** Line breaks, other control characters, and bidirectional overrides; a tab counts as a blank. */
const controlPattern = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Dots of other scripts, which browsers and mail programs accept in domains. */
const foreignDots = /[\u3002\uff0e\uff61]/g;

/** "https://…", "www.…", "nome@site.com", "site.com/pagina": never "S/A", "Dr.", "Cia.Ltda/ME" or "Esc.Barroso/AP". */
const addressPattern =
  /[a-z0-9]:\/\/|\bwww\.\S|[^\s@]@[^\s@]+\.[a-z]{2}|[a-z0-9-]{2}\.[a-z]{2,}(:\d|[/?#](?!(?:ap|pa|ac|al|am|ba|ce|df|es|go|ma|mg|ms|mt|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to|me|mei|epp|sa)\b)[^\s.])/iu;

/** Bare domain with an ending that mail programs turn into a link. Initials such as "J.R.Lima" have none. */
const domainPattern =
  /[a-z0-9-]{2}\.(?:(?:com|net|org|gov|edu)(?:\.[a-z]{2})?|[a-z]{2,}\.br|br|info|biz|online|site|shop|store|app|link|click|top|xyz|io|me|co|ly|ru|cn|tk|gg|cc|ws|club|live|dev|page|web|blog|tech|cloud|space|fun|vip|icu|bet|loja|example)(?![\p{L}\p{N}])/iu;

const normalise = (text: string): string => text.normalize('NFKC').replace(foreignDots, '.');

/** Returns whether a text fits on one line, as in an e-mail's greeting. */
export const isOneLine = (text: string): boolean => !controlPattern.test(text.replaceAll('\t', ' '));

/** Returns whether a title (a course, a company) contains no URL. "ASP.NET" and "Booking.com" are titles. */
export const isWithoutAddress = (text: string): boolean => !addressPattern.test(normalise(text));

/** Returns whether a person's name contains no URL or bare domain: e-mails repeat it. */
export const isWithoutDomain = (text: string): boolean =>
  isWithoutAddress(text) && !domainPattern.test(normalise(text));

/** Allows a blank value in a form; the value stays as typed. */
export const blankOr = (rule: z.ZodMiniType) =>
  z.string().check(({ value, issues }) => {
    const [first] = value.trim() === '' ? [] : (z.safeParse(rule, value).error?.issues ?? []);
    if (first) issues.push({ code: 'custom', message: first.message, input: value });
  });

/** Functions that remove masks before sending; the rule rejects unreadable values. */
export const unmask = { cpf: stripNonDigits, 'cpf-cnpj': bareTaxId, phone: normaliseMobile } as const;

export type MaskName = keyof typeof unmask;

/** Applies a rule of the contract to a masked form value. */
export const unmasked = <Rule extends z.ZodMiniType<string, string>>(mask: MaskName, rule: Rule) =>
  z.pipe(z.pipe(z.string(), z.transform(unmask[mask])), rule);
