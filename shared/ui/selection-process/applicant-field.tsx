import { isMasked } from '@portal/shared/format/mask';
import type { RegistrationField } from '@portal/shared/selection-process/registration-field';
import type { ReactNode } from 'react';
import { PhoneField } from '../contact-fields/contact-fields.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { useWatch } from '../form/form.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

interface ApplicantFieldProps {
  name: string;
  field: RegistrationField;
  /** yyyy-mm-dd */
  today: string;
  /** The birth date of the notice's dialog cannot be changed (B 2.5). */
  fixedBirthdate: boolean;
  /** The e-mail's field: when it is checked differs between PSG and PSS. */
  email: ReactNode;
}

const fixed = 'A que você informou. Para mudar, volte ao edital.';

/** One field of a registration, by its kind of input. */
export function ApplicantField({ name, field, today, fixedBirthdate, email }: ApplicantFieldProps) {
  const { input, label, optional } = field;
  switch (input.kind) {
    case 'text': {
      const { kind: _, maskedWhenKnown, ...native } = input;
      const Field = maskedWhenKnown ? KnownTextField : TextField;
      return <Field {...native} name={name} label={label} optional={optional} />;
    }
    case 'birthdate':
      return (
        <DateField
          name={name}
          label={label}
          autoComplete="bday"
          max={today}
          readOnly={fixedBirthdate}
          hint={fixedBirthdate ? fixed : undefined}
        />
      );
    case 'cpf':
      return (
        <TextField
          name={name}
          label={label}
          mask="cpf"
          readOnly
          hint="Para se inscrever com outro CPF, volte ao edital."
        />
      );
    case 'mobile':
      return <PhoneField label={label} />;
    case 'email':
      return email;
  }
}

/** A text that may be known from before, and is then shown as a mask. */
function KnownTextField(props: TextFieldProps) {
  const value: string = useWatch({ name: props.name });
  return (
    <TextField
      {...props}
      hint={
        isMasked(value)
          ? 'Este nome já é conhecido e aparece protegido. Deixe como está, ou apague e escreva o nome completo.'
          : undefined
      }
    />
  );
}
