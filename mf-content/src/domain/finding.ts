import { formatDateTime } from '@portal/shared/format/date';

/** One thing found, in words. */
export interface Finding {
  key: string;
  title: string;
  to: string;
  lines: string[];
}

/** @param lines what is said of it besides; blank ones are left out */
export const finding = (title: string, to: string, ...lines: string[]): Finding => ({
  key: `${to} ${title}`,
  title,
  to,
  lines: lines.filter(Boolean),
});

/** Facts on one line; those that are unknown are left out. */
export const joined = (...facts: (string | number | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');

export const dated = (words: string, date: string | null | undefined): string =>
  date ? `${words} ${formatDateTime(date)}` : '';
