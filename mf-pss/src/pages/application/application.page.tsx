import { call } from '@portal/client/api';
import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { useSession } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { getMyCurriculum } from '@portal/contract/endpoints/curriculum';
import { registerForPss } from '@portal/contract/endpoints/processes';
import { localDay } from '@portal/contract/format/calendar';
import { useRegistration } from '@portal/selection-process/data/use-registration';
import { type FormSubject, registrationPage } from '@portal/selection-process/pages/registration-page';
import type { Identification } from '@portal/selection-process/rules/identification';
import { Alert } from '@portal/ui/alert';
import { ResumedNote } from '@portal/ui/autosave-draft';
import { Button } from '@portal/ui/button';
import { showConsentToast } from '@portal/ui/consent-fields';
import { Form, useFormContext, useWatch } from '@portal/ui/form';
import { takeFocus } from '@portal/ui/take-focus';
import { WrapText } from '@portal/ui/wrap-text';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import {
  type Application,
  applicationBody,
  blankApplication,
  isBlank,
  resolveCities,
  rowsOf,
} from '../../domain/application.ts';
import { pss } from '../../domain/pss.ts';
import {
  getStepErrorMessage,
  pickStep,
  type Step,
  stepOf,
  stepRules,
  titleOf,
  type WizardError,
} from '../../domain/wizard.ts';
import { pssProcessQuery } from '../../pss.queries.ts';
import { CourseStep, ExperienceStep, FormationStep } from './curriculum-steps.tsx';
import { PersonStep } from './person-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepActions, StepList } from './step-list.tsx';
import { useWizard, type WizardControls } from './use-wizard.ts';

/** /pss_cadastro?process=&role=&roleName=&etapa=: applies for a position, in five steps (B 2.5). */
export const { loader, Component } = registrationPage({
  processKind: pss,
  processQuery: pssProcessQuery,
  Form: ApplicationWizard,
  getTitle: (search) => `Inscrição, etapa ${stepOf(search)} de 5: ${titleOf(stepOf(search))}`,
});

/** A change of the step needs no request, so it works offline. */
export const shouldRevalidate: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get('process') !== nextUrl.searchParams.get('process');

/** Shows the five steps (B 2.5), separate forms over one application. */
function ApplicationWizard({ offer, identified, draft, onRegistered, onRefused }: FormSubject) {
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
  const { birthdate } = wizard.values;
  const schema = useMemo(
    () => stepRules(step, birthdate, { today, citiesKnown }),
    [step, birthdate, today, citiesKnown],
  );
  const { failure, send, dismiss } = useRegistration<Application>({
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
    // Validates every step.
    const given = { from: 1, values: complete, context: { today, citiesKnown: true } } as const;
    if (!wizard.move(5, given).refusal) await send(complete);
  }

  async function confirm(consent: Partial<Application>) {
    setConfirming(true);
    try {
      await lookUpAndSend({ ...wizard.values, ...consent });
    } finally {
      setConfirming(false);
    }
  }

  return (
    <>
      <StepList current={step} onChoose={isConfirming ? null : wizard.move} />
      {(draft.resumed || draft.copied) && (
        <div className="mb-6">
          <ResumedNote copied={draft.copied} onRestart={draft.restart} />
        </div>
      )}
      <div className="stack">
        <Form
          key={step}
          schema={schema}
          defaultValues={pickStep(step, wizard.values)}
          onSubmit={(_, form) =>
            step === 5
              ? confirm(form.getValues())
              : void wizard.move((step + 1) as Step, { values: form.getValues() })
          }
          onInvalid={(said) => {
            if (step === 5) showConsentToast(said);
            else if (step > 1) toast(getStepErrorMessage(said));
          }}
        >
          <h2
            ref={wizard.moved ? takeFocus : undefined}
            tabIndex={-1}
            className="cluster between baseline gap-0 gap-x-4 full scrolledTo"
          >
            <span>{titleOf(step)}</span> <span className="muted text-sm regular">{`Etapa ${step} de 5`}</span>
          </h2>
          <ReportChanges onChange={wizard.keep} />
          {step < 5 && <EarlierCurriculumNote identified={identified} wizard={wizard} />}
          <ShowWizardError stopped={wizard.stopped} step={step} />
          {step === 1 && (
            <PersonStep
              identified={identified}
              today={today}
              isBirthdateRefused={failure?.kind === 'refused' && 'birthdate' in failure.fields}
            />
          )}
          {step === 2 && <FormationStep wizard={wizard} />}
          {step === 3 && <CourseStep wizard={wizard} />}
          {step === 4 && <ExperienceStep wizard={wizard} today={today} />}
          {step > 1 && step < 5 && <StepActions onBack={() => wizard.move((step - 1) as Step)} />}
          {step === 5 && (
            <ReviewStep
              wizard={wizard}
              failure={failure}
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
function ReportChanges({ onChange }: { onChange: (values: Partial<Application>) => void }) {
  const { getValues } = useFormContext<Application>();
  const changed = useWatch<Application>();
  const report = useEffectEvent(() => onChange(getValues()));
  useEffect(() => {
    if (changed) report();
  }, [changed]);
  return null;
}

/** Shows in the step's form why a move was rejected. */
function ShowWizardError({ stopped, step }: { stopped: WizardError | null; step: Step }) {
  const { handleSubmit, setError, setFocus } = useFormContext<Application>();
  const show = useEffectEvent((refusal: WizardError) => {
    if (refusal.kind === 'incomplete') {
      void handleSubmit(() => {})();
      if (step !== 1) toast(getStepErrorMessage(refusal.issues.map(({ message }) => message)));
    }
    if (refusal.kind === 'email-unchecked') {
      setError('email', {
        type: 'unchecked',
        message: 'O e-mail ainda está em conferência: aguarde um instante',
      });
      setFocus('email');
    }
  });
  useEffect(() => {
    if (stopped) show(stopped);
  }, [stopped]);
  return null;
}

/** The logout clears candidates' data. */
const earlierCurriculumQuery = ({ cpf, birthdate }: Identification) =>
  queryOptions({
    queryKey: ['candidate', 'curriculum', cpf, birthdate],
    queryFn: ({ signal }) =>
      call(getMyCurriculum, { headers: { 'x-nif': cpf, 'x-birthdate': birthdate }, signal }),
    retry: false,
  });

interface EarlierCurriculumNoteProps {
  identified: Identification;
  wizard: WizardControls;
}

/** Offers logged-in candidates the curriculum of their last application, while theirs is empty. */
function EarlierCurriculumNote({ identified, wizard }: EarlierCurriculumNoteProps) {
  const isCandidate = useSession().kind === 'candidate';
  const { data: earlier } = useQuery({ ...earlierCurriculumQuery(identified), enabled: isCandidate });
  const { getValues, reset } = useFormContext<Application>();
  const [isUsed, setUsed] = useState(false);

  function use() {
    if (!earlier) return;
    const rows = rowsOf(earlier.curriculum);
    wizard.keep(rows);
    reset({ ...getValues(), ...rows });
    setUsed(true);
  }

  if (isUsed) {
    return (
      <Alert tone="success" title="Currículo preenchido">
        Confira as etapas 2 a 4 e mude o que for preciso antes de confirmar.
      </Alert>
    );
  }
  if (!isCandidate || !earlier || !isBlank(wizard.values)) return null;
  return (
    <Alert tone="info" title="Use o currículo da sua última inscrição">
      <p>
        <WrapText>
          {`Formação, cursos e experiência da inscrição ${earlier.number} preenchem as etapas 2 a 4. Você confere e muda o que quiser.`}
        </WrapText>
      </p>
      <Button variant="secondary" onClick={use}>
        Usar este currículo
      </Button>
    </Alert>
  );
}
