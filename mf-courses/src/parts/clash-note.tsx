import { Alert } from '@portal/ui/alert';
import { findClashes, type TitledClass } from '../domain/clashes.ts';

/** Pairs that are named; of many saved classes each would clash with each. */
const NAMED = 5;

/** Says which classes are held at the same time; nothing where none are. */
export function ClashNote({ classes }: { classes: readonly TitledClass[] }) {
  const clashes = findClashes(classes);
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning" title="Há turmas no mesmo horário">
      <ul>
        {clashes.slice(0, NAMED).map((clash) => (
          <li key={clash}>{clash}</li>
        ))}
        {clashes.length > NAMED && <li>e mais {clashes.length - NAMED}</li>}
      </ul>
    </Alert>
  );
}
