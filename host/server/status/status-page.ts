import { plainPage } from '../edge/plain-page.ts';
import type { Counts } from '../faults/fault-counts.ts';
import type { RemoteStatus } from './remote-status.ts';

const verdicts: Record<RemoteStatus['verdict']['kind'], string> = {
  admitted: 'admitida',
  refused: 'recusada',
  unknown: 'sem decisão ainda',
};

/** The status of the remotes as a page, for people. */
export const statusPage = (remotes: readonly RemoteStatus[]): string =>
  plainPage({
    title: 'Situação do portal',
    heading: 'Situação do portal',
    text: `${remotes.length} remotos.</p><dl>${remotes.map(remoteInHtml).join('')}</dl><p>`,
  });

function remoteInHtml({ name, team, verdict, ...remote }: RemoteStatus): string {
  const lines = [
    `Em vigor: ${inWords(remote.current)}`,
    `Anterior: ${inWords(remote.previous)}`,
    ...(remote.canary ? [`Canário: ${inWords(remote.canary)}, para ${remote.canary.percent}%`] : []),
    ...(remote.pinned ? [`Fixada pelo registro: ${remote.pinned}`] : []),
    `Última anunciada: ${[verdict.version, verdicts[verdict.kind]].filter(Boolean).join(', ')}`,
    ...verdict.reasons,
    ...faultsInWords(remote.faults),
    remote.isSignatureRequired ? 'Assinatura exigida' : 'Assinatura não exigida',
  ];
  return `<dt><b>${escaped(name)}</b> – ${escaped(team ?? 'equipe desconhecida')}</dt>${lines
    .map((line) => `<dd>${escaped(line)}</dd>`)
    .join('')}`;
}

function faultsInWords(faults: RemoteStatus['faults']): string[] {
  const releases = Object.entries(faults);
  if (releases.length === 0) return ['Nos navegadores, na última hora: nenhuma falha'];
  return releases.map(([version, { render, ...load }]: [string, Counts]) => {
    const { network, timeout, broken } = load;
    const kinds = `${network} não chegaram, ${timeout} tardaram, ${broken} com erro ao carregar`;
    return `Nos navegadores, na última hora, ${version}: ${network + timeout + broken} falhas de carga (${kinds}), ${render} erros ao mostrar`;
  });
}

function inWords(release: RemoteStatus['current']): string {
  if (!release) return 'nenhuma';
  const { version, commit, time } = release;
  return commit ? `${version} (commit ${commit.slice(0, 12)}, de ${time})` : version;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
