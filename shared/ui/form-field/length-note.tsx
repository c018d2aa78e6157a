import fieldStyles from './form-field.module.css';

interface LengthNoteProps {
  length: number;
  max: number;
  /** Also shows the count below the limit. */
  always?: boolean;
}

/** Shows by how much a text exceeds its limit: `maxLength` would silently cut pasted or autofilled text. */
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
