import { useDraft } from '@portal/runtime/draft/use-draft';
import type { FormSubject } from '@portal/ui/selection-process/registration-page';
import { Skeleton } from '@portal/ui/skeleton';
import { OpenWizard } from './open-wizard.tsx';

/** Who applies for what: whose draft it is. */
export const ownerOf = ({ offer, identified }: Pick<FormSubject, 'offer' | 'identified'>): string =>
  ['pss', offer.process, offer.offer, identified.cpf, identified.birthdate].join(':');

/** The application for a position, with what was typed before on this device (B 2.5, B 4). */
export function ApplicationWizard(subject: FormSubject) {
  const draft = useDraft(ownerOf(subject));
  if (!draft) return <Skeleton kind="text" count={8} label="Preparando o formulário…" />;
  // An application that is started again has a key of its own.
  return <OpenWizard key={draft.applicationKey} {...subject} draft={draft} />;
}
