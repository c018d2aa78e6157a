import { readPreferences } from './preferences.ts';

/** Returns the visitor's theme and text size as attributes of the root element, for the shell's styles. */
export function rootAttributes(cookies: string | undefined): string {
  const { theme, scale } = readPreferences(cookies);
  return `${theme ? ` data-theme="${theme}"` : ''}${scale ? ` data-scale="${scale}"` : ''}`;
}
