import { mergeDraft } from '@portal/runtime/draft/draft-record';
import type { Draft } from '@portal/runtime/draft/use-draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from '../form/form.tsx';
import { AutosaveDraft } from './autosave-draft.tsx';
import { ResumedNote } from './resumed-note.tsx';

interface FormDraftProps {
  /** Null while it is being read: the form can be used meanwhile, and what is typed then holds. */
  draft: Draft | null;
  /** The form before anybody has typed. */
  blank: Readonly<Record<string, unknown>>;
}

/** Gives a form that came from the server what was typed into it before, and keeps what is typed from then on. */
export function FormDraft({ draft, blank }: FormDraftProps) {
  const { getFieldState, setValue, reset } = useFormContext();
  const [given, setGiven] = useState<Draft | null>(null);
  const [restarted, setRestarted] = useState(false);

  const give = useEffectEvent((opened: Draft) => {
    for (const [name, value] of Object.entries(mergeDraft(blank, opened.values))) {
      if (!getFieldState(name).isDirty) setValue(name, value, { shouldDirty: true });
    }
    setGiven(opened);
  });
  useEffect(() => {
    if (draft) give(draft);
  }, [draft]);

  const shown = given === draft ? draft : null;
  return (
    <>
      {restarted && (
        <p ref={takeFocus} tabIndex={-1} className="visuallyHidden">
          O formulário está em branco.
        </p>
      )}
      {shown && <AutosaveDraft draft={shown} />}
      {shown?.resumed && (
        <ResumedNote
          onRestart={() => {
            reset({ ...blank });
            setRestarted(true);
            shown.restart();
          }}
        />
      )}
    </>
  );
}

/** The button goes with its note: the focus stays where both were. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
