import { formatDate } from '@portal/contract/format/date';
import { institution } from '@portal/contract/institution';
import { fieldsOf, type RegistrationFields } from '@portal/contract/selection-process/registration-field';
import { Alert } from '@portal/ui/alert';
import { FormSection } from '@portal/ui/form-section';
import type { ReactNode } from 'react';
import type { Identification } from '../rules/identification.ts';
import { ApplicantField } from './applicant-field.tsx';
import { usePrefill } from './use-prefill.ts';

interface ApplicantFieldsProps {
  fields: RegistrationFields;
  identified: Identification;
  /** yyyy-mm-dd */
  today: string;
  /** The birth date from the notice's dialog cannot be changed (B 2.5), unless the server has rejected it. */
  fixedBirthdate?: boolean;
  /** Title of the first section. */
  title?: string;
  /** E-mail field: PSG and PSS check it at different times. */
  email: ReactNode;
}

/** 'Dados pessoais' and 'Contato' (A 2.12, B 2.5), prefilled with known data. */
export function ApplicantFields({
  fields,
  identified,
  title = 'Dados pessoais',
  fixedBirthdate = false,
  ...rest
}: ApplicantFieldsProps) {
  const isUnknown = usePrefill(identified, fixedBirthdate);
  const shown = (section: 'person' | 'contact') =>
    fieldsOf(fields)
      .filter(([, field]) => field.section === section)
      .map(([name, field]) => (
        <ApplicantField {...rest} key={name} name={name} field={field} fixedBirthdate={fixedBirthdate} />
      ));
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
