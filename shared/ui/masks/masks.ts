import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { hasAreaCode, mobileDigits, stripNonDigits } from '@portal/contract/validators/phone';
import type { MaskName } from '@portal/contract/validators/text';

const digit = /\d/;
const letterOrDigit = /[\dA-Z]/;

/** Parses a pattern: `#` is a digit, `*` a digit or capital, anything else is literal. */
const parsePattern = (text: string): Array<RegExp | string> =>
  Array.from(text, (sign) => (sign === '#' ? digit : sign === '*' ? letterOrDigit : sign));

const cpf = parsePattern('###.###.###-##');
const cnpj = parsePattern('**.***.***/****-##');

/** CPF until a letter or a twelfth character makes it a CNPJ (B 5). */
const cpfOrCnpj = (value: string): MaskitoMaskExpression => {
  const bare = value.replace(/[^\da-z]/gi, '');
  return bare.length > 11 || /[a-z]/i.test(bare) ? cnpj : cpf;
};

const capitals: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: elementState.value.toUpperCase() },
  data: data.toUpperCase(),
});

const mobile = parsePattern('(##)# ####-####');

/**
 * Text that may begin with a country code or long-distance 0, or has too many digits, stays as typed: cut to the mask
 * it would be another person's number. `normaliseOnBlur` parses it when complete.
 */
const mobileOrDialled = (value: string): MaskitoMaskExpression => {
  const dialled = value.replace(/[^\d+]/g, '');
  const isOpen = /^[+0]/.test(dialled) || (dialled.startsWith('55') && !value.startsWith('(55)'));
  return isOpen || stripNonDigits(value).length > 11 ? /^\+?\d{0,15}$/ : mobile;
};

/** Masks for typed, pasted or prefilled values (A 5.2, A 5.3, B 5). */
export const masks: Record<MaskName, MaskitoOptions> = {
  cpf: { mask: cpf },
  phone: { mask: ({ value }) => mobileOrDialled(value) },
  'cpf-cnpj': { mask: ({ value }) => cpfOrCnpj(value), preprocessors: [capitals] },
};

/** Normalises a masked field on blur: a mobile number loses its dialling prefixes. */
export function normaliseOnBlur(mask: MaskName | undefined, value: string): string {
  const digits = mask === 'phone' ? mobileDigits(value) : null;
  return digits && hasAreaCode(digits) ? digits.replace(/^(..)(.)(....)(....)$/, '($1)$2 $3-$4') : value;
}

const removeDigits = (text: string): string => text.replace(/\d/g, '');

/** Removes digits from names, however they are entered. */
export const nameMask: MaskitoOptions = {
  mask: /^\D*$/,
  preprocessors: [
    ({ elementState: { value, selection }, data }) => ({
      elementState: {
        value: removeDigits(value),
        selection: [
          removeDigits(value.slice(0, selection[0])).length,
          removeDigits(value.slice(0, selection[1])).length,
        ],
      },
      data: removeDigits(data),
    }),
  ],
};
