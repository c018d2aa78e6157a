import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

export type MaskName = 'cpf' | 'phone' | 'cpf-cnpj' | 'date';

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

/** What is shown while a value is typed, pasted or prefilled (A 5.2, A 5.3, B 5). */
export const masks: Record<MaskName, MaskitoOptions> = {
  cpf: { mask: cpf },
  phone: { mask: pattern('(##)# ####-####'), preprocessors: [national] },
  'cpf-cnpj': { mask: ({ value }) => cpfOrCnpj(value), preprocessors: [capitals] },
  date: { mask: pattern('##/##/####') },
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
