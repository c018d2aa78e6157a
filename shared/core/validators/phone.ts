/** Only the digits: how CPFs and phones are sent. */
export const digitsOf = (value: string): string => value.replace(/\D/g, '');

/** Whether a text holds a mobile number, area code included: 11 digits, which the mask shows as 15 characters. */
export const isMobile = (value: string): boolean => digitsOf(value).length === 11;
