import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** The field `phone`: a mobile number with its area code, (##)# ####-#### (A 5.3, B 5). */
export const PhoneField = ({
  label = 'Celular',
  maxLength = 15,
}: Partial<Pick<TextFieldProps, 'label' | 'maxLength'>>) => (
  <TextField
    name="phone"
    label={label}
    mask="phone"
    inputMode="tel"
    autoComplete="tel-national"
    maxLength={maxLength}
  />
);

/**
 * The field `email`; where one logs in with it, `autoComplete` is `username`. It has no `maxLength`: the browser would cut a
 * longer address into another one, so the form's schema says that it is too long.
 */
export const EmailField = ({
  autoComplete = 'email',
  ...rest
}: Partial<Pick<TextFieldProps, 'autoComplete' | 'onLeave'>>) => (
  <TextField
    {...rest}
    name="email"
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
  />
);
