import type { Draft } from '@portal/client/draft/use-draft';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Application, restoreApplication } from '../../domain/application.ts';
import {
  firstStep,
  type RuleContext,
  type Step,
  stepOf,
  type Transition,
  transition,
  type Wizard,
  withStep,
} from '../../domain/wizard.ts';

/** Interface of the wizard for its steps. */
export type WizardControls = ReturnType<typeof useWizard>;

/** Input of a move's validation. */
interface Given {
  values?: Partial<Application>;
  context?: RuleContext;
  /** Step from which all are validated; by default the current one. */
  from?: Step;
  replace?: boolean;
}

/** Manages the values, also in the draft, and the step, also in the URL (B 2.5, B 4). `locked` blocks all moves. */
export function useWizard(blank: Application, draft: Draft, context: RuleContext, locked: boolean) {
  const [search] = useSearchParams();
  const { state: carried } = useLocation();
  const navigate = useNavigate();
  const urlStep = stepOf(search);
  const [{ wizard, refusal }, setTransition] = useState<Transition>(() => {
    const resumed: Wizard = { step: 1, values: restoreApplication(blank, draft.values) };
    const to = firstStep(search, draft.values.step);
    return { ...transition(resumed, to, context), refusal: null };
  });
  const typed = useRef(wizard.values);
  /** Whether the step has changed since the page was opened. */
  const [moved, setMoved] = useState(false);

  // An unchanged application leaves no draft.
  const [untouched] = useState(() => (draft.resumed ? null : JSON.stringify(wizard.values)));
  const keep = (changes: Partial<Application>, step = wizard.step) => {
    const values = { ...typed.current, ...changes };
    typed.current = values;
    if (JSON.stringify(values) !== untouched) draft.keep({ ...values, step });
  };

  // The location updates late: the last navigation counts.
  const lastStep = useRef(urlStep);
  function goTo(step: Step, replace: boolean) {
    if (step === lastStep.current) return;
    lastStep.current = step;
    void navigate({ search: withStep(search, step) }, { replace, state: carried, preventScrollReset: true });
  }

  /** Moves to another step, or returns the rejection. Omitted values stay unchanged. */
  function move(to: Step, given: Given = {}): Transition {
    const { from = wizard.step, replace = false } = given;
    const values = { ...typed.current, ...given.values };
    const taken = transition({ step: from, values }, to, given.context ?? context);
    keep(values, taken.wizard.step);
    setTransition(taken);
    setMoved(true);
    goTo(taken.wizard.step, replace);
    return taken;
  }

  const arrived = useRef(false);
  const follow = useEffectEvent((step: Step) => {
    lastStep.current = step;
    // Opening a URL leads to the first incomplete step, without error messages.
    if (!arrived.current) goTo(wizard.step, true);
    else if (locked) goTo(wizard.step, false);
    else if (step !== wizard.step) move(step, { replace: true });
    arrived.current = true;
  });
  useEffect(() => follow(urlStep), [urlStep]);

  return { ...wizard, context, stopped: refusal, moved, keep, move };
}
