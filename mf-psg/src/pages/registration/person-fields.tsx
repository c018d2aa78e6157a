import type { Draft } from '@portal/shared/draft/use-draft';
import { useKeepDraft } from '@portal/shared/draft/use-keep-draft';
import type { Identification } from '@portal/shared/selection-process/identification';
import { PhoneField } from '@portal/shared/ui/contact-fields';
import { DateField } from '@portal/shared/ui/date-field';
import { useWatch } from '@portal/shared/ui/form';
import { FormSection } from '@portal/shared/ui/form-section';
import { TextField } from '@portal/shared/ui/text-field';
import { isHidden } from '../../domain/prefill.ts';
import type { RegistrationFields } from '../../domain/registration-fields.ts';
import { OwnEmailField } from './own-email-field.tsx';
import { usePrefill } from './use-prefill.ts';

interface PersonFieldsProps {
  identified: Identification;
  draft: Draft;
  /** yyyy-mm-dd */
  today: string;
}

/** 'Dados pessoais' and 'Contato' (A 2.12), kept as they are typed and given what is already known. */
export function PersonFields({ identified, draft, today }: PersonFieldsProps) {
  useKeepDraft(draft);
  usePrefill(identified);
  const mother = useWatch<RegistrationFields, 'mother'>({ name: 'mother' });
  return (
    <>
      <FormSection title="Dados pessoais">
        <TextField name="full_name" label="Nome" autoComplete="name" dropDigits />
        <DateField name="birthdate" label="Data de nascimento" autoComplete="bday" max={today} />
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
        <OwnEmailField cpf={identified.cpf} />
      </FormSection>
    </>
  );
}
