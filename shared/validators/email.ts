/** The simple shape of the specification: something, an at sign, something with a dot, no blanks (A 5.3, B 5). */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
