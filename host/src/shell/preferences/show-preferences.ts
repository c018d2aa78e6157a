import type { Preferences } from './preferences.ts';

/** Sets the choices on the root element, for the shell's styles. */
export function showPreferences({ theme, scale }: Preferences): void {
  setAttribute('data-theme', theme);
  setAttribute('data-scale', scale);
}

function setAttribute(name: string, value: string | null): void {
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}
