import { call } from '@portal/client/api';
import { cityOptionsQuery } from '@portal/client/cities/city-options';
import type { Draft } from '@portal/client/draft/use-draft';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { registerForPss } from '@portal/contract/endpoints/pss-selection-processes';
import { localDay } from '@portal/contract/format/calendar';
import { useRegistration } from '@portal/selection-process/data/use-registration';
import type { FormSubject } from '@portal/selection-process/pages/registration-page';
import { KeepPlace } from '@portal/ui/autosave-draft/keep-place';
import { ResumedNote } from '@portal/ui/autosave-draft/resumed-note';
import { showConsentToast } from '@portal/ui/consent-fields/show-consent-toast';
import { Form, type UseFormReturn, useFormContext, useWatch } from '@portal/ui/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Application, blankApplication } from '../../domain/application.ts';
import { applicationBody } from '../../domain/application-body.ts';
import { applicationFields } from '../../domain/application-fields.ts';
import { getStepErrorMessage } from '../../domain/get-step-error-message.ts';
import { pss } from '../../domain/pss.ts';
import { resolveCities } from '../../domain/resolve-cities.ts';
import { type Step, steps, titleOf } from '../../domain/steps.ts';
import { CourseStep } from './course-step.tsx';
import { EarlierCurriculumNote } from './earlier-curriculum-note.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { FormationStep } from './formation-step.tsx';
import styles from './open-wizard.module.css';
import { PersonStep } from './person-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShowWizardError } from './show-wizard-error.tsx';
import { StepList } from './step-list.tsx';
import { useWizard } from './use-wizard.ts';

interface OpenWizardProps extends FormSubject {
  draft: Draft;
}

/** Shows the five steps (B 2.5), separate forms over one application. */
export function OpenWizard({ offer, identified, draft, onRegistered, onRefused }: OpenWizardProps) {
  const queryClient = useQueryClient();
  const cities = useQuery(cityOptionsQuery());
  const [today] = useState(() => localDay(now()));
  const [blank] = useState(() => blankApplication(identified));
  const [lacksCities, setLacksCities] = useState(false);
  /** True from the click on 'Confirmar' to the response. */
  const [isConfirming, setConfirming] = useState(false);
  const citiesKnown = cities.data !== undefined;
  const wizard = useWizard(blank, draft, { today, citiesKnown }, isConfirming);
  const { step } = wizard;
  const schema = useMemo(() => applicationFields(step, { today, citiesKnown }), [step, today, citiesKnown]);
  const { outcome, send, dismiss } = useRegistration<Application>({
    processKind: pss,
    draft,
    register: (values, headers) => call(registerForPss, { body: applicationBody(values, offer), headers }),
    onRegistered,
    onRefused,
  });

  /** Resolves cities typed without a list before sending, because the contract requires their ids. */
  async function lookUpAndSend(values: Application) {
    setLacksCities(false);
    const isLacking = values.professionalExperiences.some(({ city_id }) => city_id === '');
    const options = isLacking ? await queryClient.fetchQuery(cityOptionsQuery()).catch(() => null) : [];
    if (options === null) return setLacksCities(true);
    const complete = resolveCities(values, options);
    const given = { values: complete, context: { today, citiesKnown: true } };
    if (!wizard.move({ kind: 'confirm' }, given).refusal) await send(complete);
  }

  /** Sends what was confirmed: the steps are locked meanwhile. */
  async function confirm(form: Pick<UseFormReturn<Application>, 'getValues'>) {
    setConfirming(true);
    try {
      await lookUpAndSend(form.getValues());
    } finally {
      setConfirming(false);
    }
  }

  return (
    <>
      <StepList
        label="Etapas da inscrição"
        titles={steps.map(({ title }) => title)}
        current={step}
        locked={isConfirming}
        onChoose={(to) => wizard.move({ kind: 'go', to: to as Step })}
      />
      {(draft.resumed || draft.copied) && (
        <div className={styles.resumed}>
          <ResumedNote copied={draft.copied} onRestart={draft.restart} />
        </div>
      )}
      <div className={styles.step}>
        <Form
          key={step}
          schema={schema}
          defaultValues={wizard.values}
          onSubmit={(_, form) =>
            step === 5 ? confirm(form) : void wizard.move({ kind: 'next' }, { values: form.getValues() })
          }
          onInvalid={
            step === 1
              ? undefined
              : step === 5
                ? showConsentToast
                : (said) => toast(getStepErrorMessage(said))
          }
        >
          <StepHeading step={step} arrived={wizard.moved} />
          <ReportChanges onChange={wizard.keep} />
          <KeepPlace />
          {step < 5 && <EarlierCurriculumNote identified={identified} wizard={wizard} />}
          <ShowWizardError stopped={wizard.stopped} step={step} />
          {step === 1 && (
            <PersonStep
              identified={identified}
              today={today}
              wizard={wizard}
              isBirthdateRefused={outcome.kind === 'refused' && 'birthdate' in outcome.fields}
            />
          )}
          {step === 2 && <FormationStep wizard={wizard} />}
          {step === 3 && <CourseStep wizard={wizard} />}
          {step === 4 && <ExperienceStep wizard={wizard} today={today} />}
          {step === 5 && (
            <ReviewStep
              wizard={wizard}
              outcome={outcome}
              lacksCities={lacksCities}
              locked={isConfirming}
              onSeen={dismiss}
              cityOptions={cities.data ?? []}
            />
          )}
        </Form>
      </div>
    </>
  );
}

/** Reports every change of the surrounding form to the wizard. */
function ReportChanges({ onChange }: { onChange: (values: Application) => void }) {
  const { getValues } = useFormContext<Application>();
  const changed = useWatch<Application>();
  const report = useEffectEvent(() => onChange(getValues()));
  useEffect(() => {
    if (changed) report();
  }, [changed]);
  return null;
}

interface StepHeadingProps {
  step: Step;
  /** Whether the step was opened from another one, so that the heading takes the focus. */
  arrived: boolean;
}

function StepHeading({ step, arrived }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) ref.current?.focus();
  }, [arrived]);
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.heading}>
      <span>{titleOf(step)}</span> <span className={styles.count}>{`Etapa ${step} de 5`}</span>
    </h2>
  );
}
