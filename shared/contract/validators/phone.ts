/** Returns only the digits: CPFs and phones are sent like that. */
export const stripNonDigits = (value: string): string => value.replace(/\D/g, '');

/** Area codes in use in Brazil (Anatel's list of DDDs). */
const areaCodePattern = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;

/** Returns whether a number (digits only) begins with an existing area code. */
export const hasAreaCode = (digits: string): boolean => areaCodePattern.test(digits);

const countryCodePattern = /^55(?:0(?:\d{2})?)?(\d{11})$/;
const nationalPattern = /^(?:55)?(?:0(?:\d{2})?)?(\d{11})$/;

/**
 * Returns the area code and 9 digits of a mobile number without dialling prefixes: the country's +55, or the
 * 0 of a long-distance call with or without its carrier ("0xx96", "041 96").
 * @returns null if the text is not a mobile number
 */
export function mobileDigits(text: string): string | null {
  const shape = /^\D*\+/.test(text) ? countryCodePattern : nationalPattern;
  return shape.exec(stripNonDigits(text))?.[1] ?? null;
}

/** Normalises a mobile number for sending; returns any other text unchanged. */
export const normaliseMobile = (text: string): string => mobileDigits(text) ?? text;
