import { mergeDraft } from '@portal/client/draft/draft-record';
import type { Draft } from '@portal/client/draft/use-draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from '../form/form.tsx';
import { AutosaveDraft } from './autosave-draft.tsx';
import { ResumedNote } from './resumed-note.tsx';

interface FormDraftProps {
  /** Null while it is being read; text typed meanwhile takes precedence. */
  draft: Draft | null;
  /** Initial values of the form. */
  blank: Readonly<Record<string, unknown>>;
}

/** Restores a server-rendered form's draft and autosaves it from then on. */
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

/** The button disappears with its note, so the focus stays at their position. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
