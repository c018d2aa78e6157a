import { ContentKit } from './content-kit.tsx';
import { FormsKit } from './forms-kit.tsx';

/** Every component of the kit in every state, on one page: for review and accessibility checks. */
export function Kit() {
  return (
    <>
      <ContentKit />
      <FormsKit />
    </>
  );
}
