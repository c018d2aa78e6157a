import { mergeDraft } from '@portal/client/draft/draft-record';
import type { Draft } from '@portal/client/draft/use-draft';
import { Button } from '@portal/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { useFormContext, useWatch } from '../form/form.tsx';
import { takeFocusInPlace } from '../take-focus/take-focus.tsx';

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
        <p ref={takeFocusInPlace} tabIndex={-1} className="visuallyHidden">
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

/** Stores the form's values as a draft after the first change, so that a form that was only opened leaves none. */
export function AutosaveDraft({ draft }: { draft: Draft }) {
  const values = useWatch();
  const { isDirty } = useFormContext().formState;
  const [begun, setBegun] = useState(false);
  if (isDirty && !begun) setBegun(true);
  useEffect(() => {
    if (begun) draft.keep(values);
  }, [draft, values, begun]);
  return null;
}

interface ResumedNoteProps {
  /** Whether the draft is from another offer. */
  copied?: boolean;
  onRestart: () => void;
}

/** Reports that a draft was restored and offers to start again (B 4). */
export const ResumedNote = ({ copied = false, onRestart }: ResumedNoteProps) => (
  <Alert tone="info" title={copied ? 'Usamos o que você já tinha digitado' : 'Você continua de onde parou'}>
    <p>
      {copied
        ? 'Veio da outra inscrição que você começou neste aparelho, e que continua guardada. Confira antes de enviar.'
        : 'O que você já tinha preenchido ficou guardado neste aparelho.'}
    </p>
    <Button variant="quiet" onClick={onRestart}>
      Começar de novo
    </Button>
  </Alert>
);
