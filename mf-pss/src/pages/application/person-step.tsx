import { isEmail } from '@portal/contract/validators/email';
import { emailOwnerQuery } from '@portal/selection-process/data/applicant.queries';
import { ApplicantFields, OwnedEmailField } from '@portal/selection-process/parts/applicant-fields';
import { belongsToOther, createEmailTakenError } from '@portal/selection-process/rules/applicant-form';
import type { Identification } from '@portal/selection-process/rules/identification';
import { useFormContext, useWatch } from '@portal/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import pTimeout from 'p-timeout';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Application, personFields } from '../../domain/application.ts';
import { pss } from '../../domain/pss.ts';
import { isEmailChecked } from '../../domain/wizard.ts';
import { StepActions } from './step-list.tsx';

interface PersonStepProps {
  identified: Identification;
  /** yyyy-mm-dd */
  today: string;
  /** The server rejected the birth date, so that it can be corrected. */
  isBirthdateRefused: boolean;
}

/** Step 1, 'Dados Pessoais' (B 2.5, B 5). */
export function PersonStep({ identified, today, isBirthdateRefused }: PersonStepProps) {
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
        email={<CheckedEmailField cpf={identified.cpf} />}
      />
      <StepActions onBack={undefined} waiting={waiting} />
    </>
  );
}

/** Delay after the last keystroke (B 5, B 9). */
const DELAY_MS = 1_000;
/** After a failed lookup, the registration decides. */
const LOOKUP_TIMEOUT_MS = 5_000;

/** E-mail field with a lookup 1 s after typing: another person's e-mail is cleared (B 4, B 5). */
function CheckedEmailField({ cpf }: { cpf: string }) {
  const queryClient = useQueryClient();
  const { getValues, setValue, setError, clearErrors, trigger, getFieldState } =
    useFormContext<Application>();
  const [email, checked] = useWatch<Application, ['email', 'checkedEmail']>({
    name: ['email', 'checkedEmail'],
  });
  const isChecked = isEmailChecked({ email, checkedEmail: checked });
  const isTaken = getFieldState('email').error?.type === 'taken';
  /** Last e-mail that belonged to another person; cleared from the field. */
  const [other, setOther] = useState<{ email: string; shareable: boolean } | null>(null);

  async function findOwner(typed: string) {
    const answer = queryClient.fetchQuery(emailOwnerQuery(typed.trim(), cpf)).catch(() => null);
    return pTimeout(answer, { milliseconds: LOOKUP_TIMEOUT_MS, fallback: () => null });
  }

  const check = useEffectEvent(async (typed: string) => {
    const owner = await findOwner(typed);
    // The e-mail has changed since: the response is stale.
    if (getValues('email') !== typed) return;
    if (!belongsToOther(owner, cpf)) {
      setValue('checkedEmail', typed);
      return clearErrors('email');
    }
    setValue('checkedEmail', '');
    setValue('email', '');
    setError('email', createEmailTakenError(pss));
    setOther({ email: typed.trim(), shareable: owner?.shareable === true });
  });

  useEffect(() => {
    if (isChecked || !isEmail(email.trim())) return;
    const timer = setTimeout(() => void check(email), DELAY_MS);
    return () => clearTimeout(timer);
  }, [email, isChecked]);

  function share({ email }: { email: string }) {
    for (const name of ['email', 'checkedEmail', 'sharedEmail'] as const) {
      setValue(name, email, { shouldDirty: true });
    }
    clearErrors('email');
  }

  const status = isTaken ? pss.emailTaken : isChecked ? 'E-mail conferido.' : '';
  return (
    <>
      <OwnedEmailField
        onLeave={(typed) => !(typed === '' && isTaken) && void trigger('email')}
        taken={
          isTaken && other
            ? { email: other.email, onShare: other.shareable ? () => share(other) : null }
            : null
        }
      />
      <span className="visuallyHidden">
        <span role="status">{status}</span>
      </span>
    </>
  );
}
