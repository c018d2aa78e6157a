/** Only the digits: how CPFs and phones are sent. */
export const stripNonDigits = (value: string): string => value.replace(/\D/g, '');

/** Area codes in use in Brazil (Anatel's list of DDDs). */
const areaCode = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;

/** Whether a number, digits only, begins with an area code that exists. */
export const hasAreaCode = (digits: string): boolean => areaCode.test(digits);

const withCountry = /^55(?:0(?:\d{2})?)?(\d{11})$/;
const national = /^(?:55)?(?:0(?:\d{2})?)?(\d{11})$/;

/**
 * A mobile number: area code and 9 digits, without what is dialled before them, which is the country's +55
 * and the 0 of a long-distance call with or without its carrier ("0xx96", "041 96").
 * @returns 11 digits; null where the text is no such number
 */
export function mobileDigits(text: string): string | null {
  const shape = /^\D*\+/.test(text) ? withCountry : national;
  return shape.exec(stripNonDigits(text))?.[1] ?? null;
}

/** A mobile number as it is sent; what is none stays as it was typed. */
export const normaliseMobile = (text: string): string => mobileDigits(text) ?? text;
