/**
 * The simple shape of the specification: something, an at sign, something with a dot, no blanks (A 5.3, B 5); and none of
 * the signs with which a mail's header would name a second receiver.
 */
export const isEmail = (value: string): boolean =>
  /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@.<>,;:"()[\]\\\p{C}]+(\.[^\s@.<>,;:"()[\]\\\p{C}]+)+$/u.test(value);
