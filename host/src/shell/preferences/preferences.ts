/** Themes that a visitor may choose; none chosen follows the device. */
export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** Sizes of text in percent of the browser's own. */
export const scales = ['87.5', '100', '112.5', '125', '137.5', '150'] as const;
export type Scale = (typeof scales)[number];

/** What a visitor chose; null where nothing was chosen. */
export interface Preferences {
  theme: Theme | null;
  scale: Scale | null;
}

const THEME_COOKIE = 'tema';
const SCALE_COOKIE = 'escala';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Reads the choices out of a cookie header (or `document.cookie`). Whatever is not a known value counts as not
 * chosen, so that nothing of the header ever reaches the page.
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

/** The document's cookies; none where the browser forbids them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The cookies that keep the choices for a year; a choice that was taken back is deleted. */
export const preferenceCookies = ({ theme, scale }: Preferences): string[] => [
  cookie(THEME_COOKIE, theme),
  cookie(SCALE_COOKIE, scale),
];

const cookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : ONE_YEAR_SECONDS}; SameSite=Lax`;

/** The size one step larger or smaller, or null at the end of the range. */
export function neighbourScale(scale: Scale | null, step: -1 | 1): Scale | null {
  return scales[scales.indexOf(scale ?? '100') + step] ?? null;
}
