import { plainPage } from '../edge/plain-page.ts';
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
    remote.isSignatureRequired ? 'Assinatura exigida' : 'Assinatura não exigida',
  ];
  return `<dt><b>${escaped(name)}</b> – ${escaped(team ?? 'equipe desconhecida')}</dt>${lines
    .map((line) => `<dd>${escaped(line)}</dd>`)
    .join('')}`;
}

function inWords(release: RemoteStatus['current']): string {
  if (!release) return 'nenhuma';
  const { version, commit, time } = release;
  return commit ? `${version} (commit ${commit.slice(0, 12)}, de ${time})` : version;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
