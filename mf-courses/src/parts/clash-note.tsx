import { Alert } from '@portal/ui/alert';
import { clashesOf, type TitledClass } from '../domain/clashes.ts';

/** Says which classes are held at the same time; nothing where none are. */
export function ClashNote({ classes }: { classes: readonly TitledClass[] }) {
  const clashes = clashesOf(classes);
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning" title="Há turmas no mesmo horário">
      <ul>
        {clashes.map((clash) => (
          <li key={clash}>{clash}</li>
        ))}
      </ul>
    </Alert>
  );
}
