import type { Refusal } from '@portal/runtime/federation/admit-release';
import type { Counts } from '../faults/fault-counts.ts';
import type { Trouble } from '../registry/intake/announcement.ts';
import type { RemoteState } from '../registry/remote-state.ts';
import type { StoredRelease } from '../registry/store/release-store.ts';

interface ReleaseStatus {
  version: string;
  /** Id of the commit that it was built from. */
  commit: string | null;
  /** Time of that commit, ISO 8601. */
  time: string | null;
}

/** A remote as strangers may see it: neither addresses nor words of other servers. */
export interface RemoteStatus {
  name: string;
  team: string | null;
  current: ReleaseStatus | null;
  previous: ReleaseStatus | null;
  canary: (ReleaseStatus & { percent: number }) | null;
  /** The version that the registry pins. */
  pinned: string | null;
  isSignatureRequired: boolean;
  /** What became of the release that was announced last. */
  verdict: { kind: 'admitted' | 'refused' | 'unknown'; version: string | null; reasons: string[] };
  /** What browsers reported to this host in the last hour, by release. */
  faults: Record<string, Counts>;
}

/** What the status page and its JSON say of a remote. */
export function remoteStatus(state: RemoteState, faults: Record<string, Counts>): RemoteStatus {
  const { listing, current, previous, canary, announced } = state;
  const { name, key, pin } = listing;
  return {
    name,
    team: (current ?? announced)?.manifest.team ?? null,
    current: releaseStatus(current),
    previous: releaseStatus(previous),
    canary: canary && { ...identity(canary), percent: listing.canary?.percent ?? 0 },
    pinned: pin ?? null,
    isSignatureRequired: key !== undefined,
    verdict: verdictOf(state),
    faults,
  };
}

function verdictOf({
  listing,
  current,
  announced,
  judgements,
  trouble,
}: RemoteState): RemoteStatus['verdict'] {
  const version = announced?.manifest.version ?? null;
  const missing =
    listing.pin !== undefined && listing.pin !== current?.manifest.version
      ? [`a versão fixada (${listing.pin}) não está em vigor`]
      : [];
  const reasons = [...(trouble ? [troubleInWords[trouble]] : []), ...missing];
  const judgement = version === null ? undefined : judgements.get(version);
  switch (judgement?.kind) {
    case 'refused':
      return { kind: 'refused', version, reasons: [...judgement.refusals.map(refusalInWords), ...reasons] };
    case 'unsigned':
      return { kind: 'refused', version, reasons: [troubleInWords.unsigned, ...reasons] };
    case 'faulty':
      return { kind: 'refused', version, reasons: ['não passou no ensaio do servidor', ...reasons] };
    case 'untried':
      return { kind: 'unknown', version, reasons: ['está em ensaio no servidor', ...reasons] };
    case 'admitted':
      return { kind: 'admitted', version, reasons };
    default:
      return { kind: version === null ? 'unknown' : 'admitted', version, reasons };
  }
}

const troubleInWords: Record<Trouble, string> = {
  unreachable: 'o servidor do remoto não responde',
  unreadable: 'o anúncio do remoto não pode ser lido',
  unsigned: 'não está assinada com a chave da equipe',
  incomplete: 'um arquivo falta ou não é o anunciado',
  unstorable: 'não pode ser guardada: é grande demais ou muda um arquivo já publicado',
  older:
    'a anunciada é mais antiga que outra que a equipe já assinou; só entra em vigor se o registro a fixar',
};

function refusalInWords(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'contract':
      return `foi feita para o contrato ${refusal.built}; o portal usa o ${refusal.host}`;
    case 'version':
      return `pede ${refusal.module} ${refusal.range}; o portal traz ${refusal.brought ?? 'nenhuma versão'}`;
    case 'names':
      return `usa ${refusal.missing.join(', ')} de ${refusal.module}, que o portal não tem`;
    case 'pattern':
      return `pede o caminho ${refusal.path}, que não é um padrão válido`;
    case 'path':
      return `pede o caminho ${refusal.path}, que pertence a ${refusal.owner.name} (${refusal.owner.team})`;
    case 'slot':
      return `preenche o espaço ${refusal.slot}, que pertence a ${refusal.owner.name} (${refusal.owner.team})`;
  }
}

const releaseStatus = (release: StoredRelease | null): ReleaseStatus | null => release && identity(release);

const identity = ({ manifest: { version, commit } }: StoredRelease): ReleaseStatus => ({
  version,
  commit: commit?.id ?? null,
  time: commit?.time ?? null,
});
