import { mayApply } from '@portal/runtime/selection-process/offer-state';
import type { Offer, ProcessKindConfig } from '@portal/runtime/selection-process/process-kind-config';
import { ButtonLink } from '@portal/ui/button';

interface ApplyLinkProps {
  processKind: ProcessKindConfig;
  processId: number;
  offers: readonly Offer[];
  /** When the process was fetched, in milliseconds since 1970. */
  seenAt: number;
  /** Another site that takes the registrations. */
  external?: string;
}

/** 'Inscrever-se' of a listed process (A 2.8, B 2.2); where no offer is open, the way to its offers and dates instead. */
export function ApplyLink({ processKind, processId, offers, seenAt, external }: ApplyLinkProps) {
  const notice = processKind.noticePath(processId);
  if (!mayApply(offers, seenAt)) {
    return (
      <ButtonLink to={notice} variant="secondary">
        Ver {processKind.offersTitle.toLowerCase()} e prazos
      </ButtonLink>
    );
  }
  if (external === undefined) return <ButtonLink to={notice}>Inscrever-se</ButtonLink>;
  return (
    <ButtonLink href={external} external>
      Inscrever-se
    </ButtonLink>
  );
}
