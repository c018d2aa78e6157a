import { ContentKit } from './content-kit.tsx';
import { FormsKit } from './forms-kit.tsx';

/** Every component of the kit in every state, on one page: for looking at, and for the accessibility checks. */
export function Kit() {
  return (
    <>
      <ContentKit />
      <FormsKit />
    </>
  );
}
