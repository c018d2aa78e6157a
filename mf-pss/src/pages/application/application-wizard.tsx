import { registrationOwner } from '@portal/runtime/draft/draft-record';
import { useDraft } from '@portal/runtime/draft/use-draft';
import type { FormSubject } from '@portal/ui/selection-process/registration-page';
import { Skeleton } from '@portal/ui/skeleton';
import { OpenWizard } from './open-wizard.tsx';

/** Identifies applicant and offer of a draft. */
export const ownerOf = ({ offer, identified }: Pick<FormSubject, 'offer' | 'identified'>): string =>
  registrationOwner('pss', offer, identified);

/** Application for a position, with the draft on this device (B 2.5, B 4). */
export function ApplicationWizard(subject: FormSubject) {
  const owner = ownerOf(subject);
  const draft = useDraft(owner, 'application', subject.draftSubject);
  if (!draft) return <Skeleton kind="text" count={8} label="Preparando o formulário…" />;
  return <OpenWizard key={`${owner}:${draft.round}`} {...subject} draft={draft} />;
}
