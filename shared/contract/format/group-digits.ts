/**
 * Groups the digits of a whole number: 12345 becomes "12.345". `Intl` would do it, but loading its locale
 * data takes a low-end phone as long as rendering a section of a page.
 */
export const groupDigits = (whole: number | string): string =>
  String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');
