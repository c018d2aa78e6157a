import { isEmail } from '@portal/contract/validators/email';
import { ApplicantFields } from '@portal/selection-process/parts/applicant-fields';
import type { Identification } from '@portal/selection-process/rules/identification';
import { useWatch } from '@portal/ui/form';
import { type Application, personFields } from '../../domain/application.ts';
import { isEmailChecked } from '../../domain/wizard.ts';
import { CheckedEmailField } from './checked-email-field.tsx';
import { StepActions } from './step-actions.tsx';
import type { WizardControls } from './use-wizard.ts';

interface PersonStepProps {
  identified: Identification;
  /** yyyy-mm-dd */
  today: string;
  wizard: WizardControls;
  /** The server rejected the birth date, so that it can be corrected. */
  isBirthdateRefused: boolean;
}

/** Step 1, 'Dados Pessoais' (B 2.5, B 5). */
export function PersonStep({ identified, today, wizard, isBirthdateRefused }: PersonStepProps) {
  const [email, checked] = useWatch<Application, ['email', 'checkedEmail']>({
    name: ['email', 'checkedEmail'],
  });
  const waiting = isEmailChecked({ email, checkedEmail: checked })
    ? undefined
    : isEmail(email.trim())
      ? 'Conferindo seu e-mail…'
      : 'Informe seu e-mail: ele é conferido antes de avançar.';
  return (
    <>
      <ApplicantFields
        fields={personFields}
        identified={identified}
        today={today}
        fixedBirthdate={!isBirthdateRefused}
        title="Identificação"
        email={<CheckedEmailField cpf={identified.cpf} wizard={wizard} />}
      />
      <StepActions onBack={undefined} waiting={waiting} />
    </>
  );
}
