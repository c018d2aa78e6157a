/** Themes that a visitor may choose; without a choice, the device's theme applies. */
export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** Text sizes in percent of the browser's own. */
export const scales = ['87.5', '100', '112.5', '125', '137.5', '150'] as const;
export type Scale = (typeof scales)[number];

/** The visitor's choices; null where nothing was chosen. */
export interface Preferences {
  theme: Theme | null;
  scale: Scale | null;
}

const THEME_COOKIE = 'tema';
const SCALE_COOKIE = 'escala';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Reads the choices from a cookie header (or `document.cookie`). Unknown values count as not chosen, so that nothing
 * from the header reaches the page.
 */
export function readPreferences(cookies: string | undefined): Preferences {
  const values = new Map(
    (cookies ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  return {
    theme: themes.find((theme) => theme === values.get(THEME_COOKIE)) ?? null,
    scale: scales.find((scale) => scale === values.get(SCALE_COOKIE)) ?? null,
  };
}

/** Returns the document's cookies; none if the browser blocks them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Returns cookies that store the choices for a year, and delete revoked ones. */
export const preferenceCookies = ({ theme, scale }: Preferences): string[] => [
  cookie(THEME_COOKIE, theme),
  cookie(SCALE_COOKIE, scale),
];

const cookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : ONE_YEAR_SECONDS}; SameSite=Lax`;

/** Returns the next larger or smaller size, or null at the end of the range. */
export function neighbourScale(scale: Scale | null, step: -1 | 1): Scale | null {
  return scales[scales.indexOf(scale ?? '100') + step] ?? null;
}

/** Sets the choices on the root element, for the shell's styles. */
export function showPreferences({ theme, scale }: Preferences): void {
  setAttribute('data-theme', theme);
  setAttribute('data-scale', scale);
}

function setAttribute(name: string, value: string | null): void {
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}
