import type { ApplicantForm } from '@portal/runtime/selection-process/applicant-form';
import type { Identification } from '@portal/runtime/selection-process/identification';
import { isHidden } from '@portal/runtime/selection-process/prefill';
import type { ReactNode } from 'react';
import { PhoneField } from '../contact-fields/contact-fields.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { useWatch } from '../form/form.tsx';
import { FormSection } from '../form-section/form-section.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { usePrefill } from './use-prefill.ts';

interface ApplicantFieldsProps {
  identified: Identification;
  /** yyyy-mm-dd */
  today: string;
  /** The birth date of the notice's dialog cannot be changed (B 2.5). */
  fixedBirthdate?: boolean;
  /** Title of the first fields. */
  title?: string;
  /** The e-mail's field: when it is checked differs between PSG and PSS. */
  email: ReactNode;
}

const fixed = 'Vem do edital. Para mudar, volte ao edital.';

/** 'Dados pessoais' and 'Contato' (A 2.12, B 2.5), given what is already known. */
export function ApplicantFields({
  identified,
  today,
  fixedBirthdate = false,
  title = 'Dados pessoais',
  email,
}: ApplicantFieldsProps) {
  usePrefill(identified, fixedBirthdate);
  const mother = useWatch<ApplicantForm, 'mother'>({ name: 'mother' });
  return (
    <>
      <FormSection title={title}>
        <TextField name="full_name" label="Nome" autoComplete="name" dropDigits />
        <DateField
          name="birthdate"
          label="Data de nascimento"
          autoComplete="bday"
          max={today}
          readOnly={fixedBirthdate}
          hint={fixedBirthdate ? fixed : undefined}
        />
        <TextField
          name="nif"
          label="CPF"
          mask="cpf"
          readOnly
          hint="Para se inscrever com outro CPF, volte ao edital."
        />
        <TextField
          name="mother"
          label="Nome da mãe"
          dropDigits
          hint={
            isHidden(mother)
              ? 'Este nome já é conhecido e aparece protegido. Deixe como está, ou apague e escreva o nome completo.'
              : undefined
          }
        />
      </FormSection>
      <FormSection title="Contato">
        <PhoneField />
        {email}
      </FormSection>
    </>
  );
}
