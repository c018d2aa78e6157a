/**
 * A whole number as people read it in Brazil, its digits in threes: 12345 is "12.345". `Intl` says the same, but to load its
 * words takes a cheap phone as long as a whole section of a page.
 */
export const groupDigits = (whole: number | string): string =>
  String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');
