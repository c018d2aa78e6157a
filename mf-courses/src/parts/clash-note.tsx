import { Alert } from '@portal/ui/alert';
import { findClashes, type TitledClass } from '../domain/clashes.ts';

/** Maximum number of pairs shown: many saved classes have too many. */
const MAX_PAIRS = 5;

/** Lists classes at the same time; nothing without any. */
export function ClashNote({ classes }: { classes: readonly TitledClass[] }) {
  const clashes = findClashes(classes);
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning" title="Há turmas no mesmo horário">
      <ul>
        {clashes.slice(0, MAX_PAIRS).map((clash) => (
          <li key={clash}>{clash}</li>
        ))}
        {clashes.length > MAX_PAIRS && <li>e mais {clashes.length - MAX_PAIRS}</li>}
      </ul>
    </Alert>
  );
}
