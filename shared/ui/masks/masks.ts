import type {
  MaskitoMaskExpression,
  MaskitoOptions,
  MaskitoPostprocessor,
  MaskitoPreprocessor,
} from '@maskito/core';

export type MaskName = 'cpf' | 'phone' | 'cpf-cnpj' | 'date' | 'money';

const digit = /\d/;
const letterOrDigit = /[\dA-Z]/;

/** Reads a pattern: `#` is a digit, `*` a digit or a capital, anything else stands for itself. */
const pattern = (text: string): Array<RegExp | string> =>
  Array.from(text, (sign) => (sign === '#' ? digit : sign === '*' ? letterOrDigit : sign));

const cpf = pattern('###.###.###-##');
const cnpj = pattern('**.***.***/****-##');

/** A CPF until there is a letter or a twelfth sign: then it can only be a CNPJ (B 5). */
const cpfOrCnpj = (value: string): MaskitoMaskExpression => {
  const bare = value.replace(/[^\da-z]/gi, '');
  return bare.length > 11 || /[a-z]/i.test(bare) ? cnpj : cpf;
};

const capitals: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: elementState.value.toUpperCase() },
  data: data.toUpperCase(),
});

/** Numbers are pasted and filled in with the country's code, which the mask has no room for. */
const withoutCountry = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : text;
};
const national: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: withoutCountry(elementState.value) },
  data: withoutCountry(data),
});

/** A typed point, or the point before pasted cents, is read as a decimal comma. */
const amount: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState,
  data: data.replace(/[^\d.,]/g, '').replace(/^(\d*)\.(\d{0,2})$/, '$1,$2'),
});

const withPoints = (amount: string): string => {
  const [whole = '', cents] = amount.replaceAll('.', '').split(',');
  const thousands = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.');
  return cents === undefined ? thousands : `${thousands},${cents}`;
};

/** Points between thousands; the caret stays behind the digit that it was behind. */
const grouped: MaskitoPostprocessor = ({ value, selection }) => {
  const shown = withPoints(value);
  const moved = (caret: number): number => {
    const digits = value.slice(0, caret).replaceAll('.', '').length;
    const place = Array.from(shown.matchAll(/[^.]/g), ({ index }) => index + 1)[digits - 1];
    return digits === 0 ? 0 : (place ?? shown.length);
  };
  return { value: shown, selection: [moved(selection[0]), moved(selection[1])] };
};

/** What is shown while a value is typed, pasted or prefilled (A 5.2, A 5.3, B 5). */
export const masks: Record<MaskName, MaskitoOptions> = {
  cpf: { mask: cpf },
  phone: { mask: pattern('(##)# ####-####'), preprocessors: [national] },
  'cpf-cnpj': { mask: ({ value }) => cpfOrCnpj(value), preprocessors: [capitals] },
  date: { mask: pattern('##/##/####') },
  money: { mask: /^(\d[\d.]*(,\d{0,2})?)?$/, preprocessors: [amount], postprocessors: [grouped] },
};

const withoutDigits = (text: string): string => text.replace(/\d/g, '');

/** Names hold no digits: they are dropped from what is typed, pasted or composed; the rest stays. */
export const nameMask: MaskitoOptions = {
  mask: /^\D*$/,
  preprocessors: [
    ({ elementState: { value, selection }, data }) => ({
      elementState: {
        value: withoutDigits(value),
        selection: [
          withoutDigits(value.slice(0, selection[0])).length,
          withoutDigits(value.slice(0, selection[1])).length,
        ],
      },
      data: withoutDigits(data),
    }),
  ],
};
