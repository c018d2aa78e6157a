import fieldStyles from './form-field.module.css';

interface LengthNoteProps {
  length: number;
  max: number;
  /** Shows the count before the limit is passed, too. */
  always?: boolean;
}

/** Reports how far a text is beyond its limit: the browser's own `maxLength` would cut what is pasted or autofilled. */
export function LengthNote({ length, max, always = false }: LengthNoteProps) {
  const over = length - max;
  return (
    <>
      {(always || over > 0) && (
        <span className={fieldStyles.count} aria-hidden="true" data-over={over > 0 || undefined}>
          {`${length} de ${max}${over > 0 ? `: ${over} a mais` : ''}`}
        </span>
      )}
      <span role="status" className="visuallyHidden">
        {over > 0 ? `Passou do limite: ${over} a mais.` : ''}
      </span>
    </>
  );
}
