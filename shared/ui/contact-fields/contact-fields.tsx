import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** A mobile number with its area code, (##)# ####-#### (A 5.3, B 5). */
export const PhoneField = (props: Partial<Omit<TextFieldProps, 'mask'>>) => (
  <TextField
    name="phone"
    label="Celular"
    inputMode="tel"
    autoComplete="tel-national"
    maxLength={15}
    {...props}
    mask="phone"
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
