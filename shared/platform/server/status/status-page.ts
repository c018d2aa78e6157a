import type { PortalConfig } from '../../contract/portal-config.ts';
import type { StatusTexts } from '../../contract/status-texts.ts';
import { plainPage } from '../edge/plain-page.ts';
import type { RemoteStatus } from './remote-status.ts';

/** The status of the remotes as a page, for people. */
export const statusPage = (
  remotes: readonly RemoteStatus[],
  portal: PortalConfig,
  texts: StatusTexts,
): string =>
  plainPage(portal, {
    title: texts.title,
    heading: texts.title,
    text: `${texts.remotes(remotes.length)}</p><dl>${remotes.map((each) => remoteInHtml(each, texts)).join('')}</dl><p>`,
  });

function remoteInHtml({ name, team, verdict, ...remote }: RemoteStatus, texts: StatusTexts): string {
  const { current, previous, canary, pinned } = remote;
  const lines = [
    texts.current(texts.release(current)),
    texts.previous(texts.release(previous)),
    ...(canary ? [texts.canary(texts.release(canary), canary.percent)] : []),
    ...(pinned ? [texts.pinned(pinned)] : []),
    texts.announced([verdict.version, texts.verdicts[verdict.kind]].filter(Boolean).join(', ')),
    ...verdict.reasons,
    ...faultsInWords(remote.faults, texts),
    remote.isSignatureRequired ? texts.isSigned : texts.isUnsigned,
  ];
  return `<dt><b>${escaped(name)}</b> – ${escaped(team ?? texts.unknownTeam)}</dt>${lines
    .map((line) => `<dd>${escaped(line)}</dd>`)
    .join('')}`;
}

function faultsInWords(faults: RemoteStatus['faults'], texts: StatusTexts): string[] {
  const releases = Object.entries(faults);
  if (releases.length === 0) return [texts.noFaults];
  return releases.map(([version, counts]) => texts.faults(version, counts));
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
