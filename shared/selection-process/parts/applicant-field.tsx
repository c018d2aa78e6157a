import { isMasked } from '@portal/contract/format/mask';
import { type RegistrationField, yesNo } from '@portal/contract/selection-process/registration-field';
import { BirthdateField } from '@portal/ui/birthdate-field';
import { PhoneField } from '@portal/ui/contact-fields';
import { DateField } from '@portal/ui/date-field';
import { FileField } from '@portal/ui/file-field';
import { useWatch } from '@portal/ui/form';
import { RadioGroupField } from '@portal/ui/radio-group-field';
import { SelectField } from '@portal/ui/select-field';
import { TextField, type TextFieldProps } from '@portal/ui/text-field';
import type { ReactNode } from 'react';

interface ApplicantFieldProps {
  name: string;
  field: RegistrationField;
  /** yyyy-mm-dd */
  today: string;
  /** The birth date from the notice's dialog cannot be changed (B 2.5). */
  fixedBirthdate: boolean;
  /** E-mail field: PSG and PSS check it at different times. */
  email: ReactNode;
}

const fixedBirthdateHint = 'A que você informou. Para mudar, volte ao edital.';

const toOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

/** Field of a registration by its input type. */
export function ApplicantField({ name, field, today, fixedBirthdate, email }: ApplicantFieldProps) {
  const { input, label, optional, role } = field;
  const shown = { name, label, optional };
  if (role === 'email') return email;
  switch (input.kind) {
    case 'text': {
      const { kind: _, maskedWhenKnown, ...native } = input;
      const Field = maskedWhenKnown ? KnownTextField : TextField;
      return <Field {...native} {...shown} />;
    }
    case 'masked':
      if (input.mask === 'phone') return <PhoneField {...shown} />;
      return (
        <TextField
          {...shown}
          mask={input.mask}
          readOnly={role === 'cpf'}
          hint={role === 'cpf' ? 'Para se inscrever com outro CPF, volte ao edital.' : undefined}
        />
      );
    case 'date':
      if (role !== 'birthdate') return <DateField {...shown} />;
      return (
        <BirthdateField
          {...shown}
          today={today}
          readOnly={fixedBirthdate}
          hint={fixedBirthdate ? fixedBirthdateHint : undefined}
        />
      );
    case 'select':
      return <SelectField {...shown} options={toOptions(input.options)} />;
    case 'yes-no':
      return <RadioGroupField {...shown} options={toOptions(yesNo)} />;
    case 'file':
      return <FileField {...shown} />;
  }
}

/** Text that may be known and is then shown masked. */
function KnownTextField(props: TextFieldProps) {
  const value: string = useWatch({ name: props.name });
  return (
    <TextField
      {...props}
      hint={
        isMasked(value)
          ? 'Este nome já é conhecido e aparece protegido. Deixe como está se usa o mesmo e-mail de antes; com outro, apague e escreva o nome completo.'
          : undefined
      }
    />
  );
}
