import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { hasAreaCode, mobileDigits, stripNonDigits } from '@portal/shared/validators/phone';
import type { MaskName } from '@portal/shared/validators/unmasked';

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

const mobile = pattern('(##)# ####-####');

/**
 * What may still begin with the country's code or a long-distance 0, and what has too many digits for a mobile number,
 * stands as it was typed: cut to the mask it would be somebody else's number. `settled` reads it once it is whole.
 */
const mobileOrDialled = (value: string): MaskitoMaskExpression => {
  const dialled = value.replace(/[^\d+]/g, '');
  const isOpen = /^[+0]/.test(dialled) || (dialled.startsWith('55') && !value.startsWith('(55)'));
  return isOpen || stripNonDigits(value).length > 11 ? /^\+?\d{0,15}$/ : mobile;
};

/** What is shown while a value is typed, pasted or prefilled (A 5.2, A 5.3, B 5). */
export const masks: Record<MaskName, MaskitoOptions> = {
  cpf: { mask: cpf },
  phone: { mask: ({ value }) => mobileOrDialled(value) },
  'cpf-cnpj': { mask: ({ value }) => cpfOrCnpj(value), preprocessors: [capitals] },
};

/** What a masked field shows once it was left: a mobile number without what is dialled before it. */
export function normaliseOnBlur(mask: MaskName | undefined, value: string): string {
  const digits = mask === 'phone' ? mobileDigits(value) : null;
  return digits && hasAreaCode(digits) ? digits.replace(/^(..)(.)(....)(....)$/, '($1)$2 $3-$4') : value;
}

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
