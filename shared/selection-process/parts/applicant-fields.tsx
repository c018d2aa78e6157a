import { formatDate } from '@portal/contract/format/date';
import { isMasked } from '@portal/contract/format/mask';
import { institution } from '@portal/contract/institution';
import {
  fieldsOf,
  type RegistrationField,
  type RegistrationFields,
} from '@portal/contract/selection-process/registration-field';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { BirthdateField, DateField } from '@portal/ui/date-field';
import { TextField, type TextFieldProps } from '@portal/ui/fields';
import { FormSection, useFormContext, useWatch } from '@portal/ui/form';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { personQuery } from '../data/applicant.queries.ts';
import { type ApplicantForm, isSharedEmail, prefill, type SharedEmail } from '../rules/applicant-form.ts';
import type { Identification } from '../rules/identification.ts';

interface FieldContext {
  /** yyyy-mm-dd */
  today: string;
  /** The birth date from the notice's dialog cannot be changed (B 2.5), unless the server has rejected it. */
  fixedBirthdate?: boolean;
  /** E-mail field: PSG and PSS check it at different times. */
  email: ReactNode;
}

interface ApplicantFieldsProps extends FieldContext {
  fields: RegistrationFields;
  identified: Identification;
  title?: string;
}

/** 'Dados pessoais' and 'Contato' (A 2.12, B 2.5), prefilled with known data. */
export function ApplicantFields({
  fields,
  identified,
  title = 'Dados pessoais',
  ...context
}: ApplicantFieldsProps) {
  const isUnknown = usePrefill(identified, context.fixedBirthdate === true);
  const shown = (section: 'person' | 'contact') =>
    fieldsOf(fields)
      .filter(([, field]) => field.section === section)
      .map(([name, field]) => <ApplicantField {...context} key={name} name={name} field={field} />);
  return (
    <>
      {isUnknown && (
        <Alert tone="info" title="Não achamos cadastro com este CPF e esta data de nascimento">
          <p>
            Se é a sua primeira inscrição no {institution.brand}, siga em frente. Se já estudou aqui, confira
            a data ({formatDate(identified.birthdate)}); se ela está certa, peça ajuda à unidade.
          </p>
        </Alert>
      )}
      <FormSection title={title}>{shown('person')}</FormSection>
      <FormSection title="Contato">{shown('contact')}</FormSection>
    </>
  );
}

interface ApplicantFieldProps extends FieldContext {
  name: string;
  field: RegistrationField;
}

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
          hint={fixedBirthdate ? 'A que você informou. Para mudar, volte ao edital.' : undefined}
        />
      );
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

/** Prefills known data of the person; returns whether none with this CPF and birth date is known. */
function usePrefill(identified: Identification, fixedBirthdate: boolean): boolean {
  const { getValues, setValue, formState } = useFormContext<ApplicantForm>();
  const { isSubmitted } = formState;
  // A draft with both names needs no look-up.
  const [wanted] = useState(() => getValues(['full_name', 'mother']).includes(''));
  const { data: person } = useQuery({ ...personQuery(identified), enabled: wanted });

  useEffect(() => {
    if (!person) return;
    const filled = prefill(person, getValues(), identified.birthdate);
    if (fixedBirthdate) delete filled.birthdate;
    for (const [name, value] of Object.entries(filled)) {
      setValue(name as keyof typeof filled, value, { shouldValidate: isSubmitted });
    }
  }, [person, identified.birthdate, fixedBirthdate, getValues, setValue, isSubmitted]);

  return person === null;
}

interface OwnedEmailFieldProps {
  onLeave: (typed: string) => void;
  /** The address belongs to another person's account; null if not. */
  taken: SharedEmailNoteProps | null;
}

/** E-mail field with advice on an address of another person's account. Keeps the focus when its buttons disappear. */
export function OwnedEmailField({ onLeave, taken }: OwnedEmailFieldProps) {
  const [email, sharedEmail] = useWatch<SharedEmail, ['email', 'sharedEmail']>({
    name: ['email', 'sharedEmail'],
  });
  const part = useRef<HTMLDivElement>(null);
  useFocusFallback(part, String(taken !== null));
  return (
    <div ref={part} tabIndex={-1}>
      <EmailField onLeave={onLeave} />
      {taken && <SharedEmailNote {...taken} />}
      {isSharedEmail({ email, sharedEmail }) && (
        <p role="status">
          Este é o e-mail da sua família: a confirmação chega nele. Guarde o número da inscrição.
        </p>
      )}
    </div>
  );
}

interface SharedEmailNoteProps {
  email: string;
  /** Uses it nevertheless; null if the server does not support it. */
  onShare: (() => void) | null;
}

/** Options for an e-mail address of another person's account, often in the same family. */
const SharedEmailNote = ({ email, onShare }: SharedEmailNoteProps) => (
  <div role="status">
    <Alert tone="info" title="Este e-mail já é de outra pessoa">
      {onShare && (
        <>
          <p>
            <strong>{email}</strong> é de alguém da sua família? Pode usá-lo: a confirmação chega lá, e a
            conta continua só de quem a criou. Guarde o número da inscrição, que é seu.
          </p>
          <Button variant="secondary" onClick={onShare}>
            Usar o e-mail da minha família
          </Button>
        </>
      )}
      <p>
        {onShare ? 'Ou informe' : 'Informe'} outro e-mail que você lê: dá para criar um de graça, por exemplo
        no Gmail ou no Outlook. Se precisar de ajuda, ligue para uma das <Link to="/unidades">unidades</Link>.
      </p>
    </Alert>
  </div>
);
