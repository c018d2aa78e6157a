import { ButtonLink } from '@portal/ui/button';
import { mayApply } from '../rules/offer-state.ts';
import type { Offer, ProcessKindConfig } from '../rules/process-kind-config.ts';

interface ApplyLinkProps {
  processKind: ProcessKindConfig;
  processId: number;
  offers: readonly Offer[];
  /** Timestamp at which the process was fetched. */
  seenAt: number;
  /** External site for registrations. */
  external?: string;
}

/** 'Inscrever-se' of a listed process (A 2.8, B 2.2); without open offers a link to its offers and dates. */
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
