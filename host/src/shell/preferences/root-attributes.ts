import { readPreferences } from './preferences.ts';

/** The visitor's theme and size of text as attributes of the document's root, as the shell's styles look for them. */
export function rootAttributes(cookies: string | undefined): string {
  const { theme, scale } = readPreferences(cookies);
  return `${theme ? ` data-theme="${theme}"` : ''}${scale ? ` data-scale="${scale}"` : ''}`;
}
