import type { Draft } from '@portal/client/draft/use-draft';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Application, restoreApplication } from '../../domain/application.ts';
import type { RuleContext } from '../../domain/application-fields.ts';
import { firstStep, type Step, stepOf, withStep } from '../../domain/application-fields.ts';
import {
  type Change,
  type Move,
  type Transition,
  transition,
  type Wizard,
  type WizardError,
} from '../../domain/wizard.ts';

/** Interface of the wizard for its steps. */
export interface WizardControls extends Wizard {
  /** Reason of the last rejected move. */
  stopped: WizardError | null;
  /** Whether the step has changed since the page was opened. */
  moved: boolean;
  /** Stores typed values. */
  keep: (values: Application) => void;
  /** Moves to another step, or returns the rejection. Omitted values stay unchanged. */
  move: (move: Move, given?: Given) => Transition;
  /** Decides on a change of the values; the form applies it. */
  decide: (change: Change, values: Application) => Transition;
}

/** Input of a move's validation. */
interface Given {
  values?: Application;
  context?: RuleContext;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * Manages the wizard: the values, also in the draft, and the step, also in the URL, so that browser history moves
 * between steps (B 2.5, B 4).
 * @param locked blocks all moves, even by browser history
 */
export function useWizard(
  blank: Application,
  draft: Draft,
  context: RuleContext,
  locked: boolean,
): WizardControls {
  const [search] = useSearchParams();
  const { state: carried } = useLocation();
  const navigate = useNavigate();
  const urlStep = stepOf(search);
  const [{ wizard, refusal }, setTransition] = useState<Transition>(() => {
    const resumed: Wizard = { step: 1, values: restoreApplication(blank, draft.values) };
    const to = firstStep(search, draft.values.step);
    return { ...transition(resumed, { kind: 'go', to }, context), refusal: null };
  });
  const typed = useRef(wizard.values);
  const [moved, setMoved] = useState(false);

  // An unchanged application leaves no draft.
  const [untouched] = useState(() => (draft.resumed ? null : JSON.stringify(wizard.values)));
  const keep = (values: Application, step = wizard.step) => {
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

  function move(event: Move, given: Given = {}): Transition {
    const { values = typed.current, replace = false } = given;
    const taken = transition({ step: wizard.step, values }, event, given.context ?? context);
    keep(taken.wizard.values, taken.wizard.step);
    setTransition(taken);
    setMoved(true);
    goTo(taken.wizard.step, replace);
    return taken;
  }

  function decide(event: Change, values: Application): Transition {
    const taken = transition({ step: wizard.step, values }, event, context);
    keep(taken.wizard.values);
    return taken;
  }

  const arrived = useRef(false);
  const follow = useEffectEvent((step: Step) => {
    lastStep.current = step;
    // Opening a URL leads to the first incomplete step, without error messages.
    if (!arrived.current) goTo(wizard.step, true);
    else if (locked) goTo(wizard.step, false);
    else if (step !== wizard.step) move({ kind: 'go', to: step }, { replace: true });
    arrived.current = true;
  });
  useEffect(() => follow(urlStep), [urlStep]);

  return { ...wizard, stopped: refusal, moved, keep, move, decide };
}
