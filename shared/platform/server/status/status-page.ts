import type { PortalConfig } from '../../contract/portal-config.ts';
import type { StatusTexts } from '../../contract/status-texts.ts';
import { plainPage } from '../edge/plain-page.ts';
import type { Counts } from '../faults/fault-counts.ts';
import type { PreviewStatus } from '../releases/previews/open-previews.ts';
import type { RemoteStatus } from '../releases/remote-status.ts';

/** Remote with the faults of the last hour on this host, by release. */
export type ReportedRemote = RemoteStatus & { faults: Record<string, Counts> };

/** Renders the status page. */
export const statusPage = (
  remotes: readonly ReportedRemote[],
  previews: readonly PreviewStatus[],
  portal: PortalConfig,
  texts: StatusTexts,
): string =>
  plainPage(portal, {
    title: texts.title,
    heading: texts.title,
    text: `${texts.remotes(remotes.length)}</p><dl>${remotes.map((each) => renderRemote(each, texts)).join('')}</dl><p>${renderPreviews(previews, texts)}`,
  });

const renderPreviews = (previews: readonly PreviewStatus[], texts: StatusTexts): string =>
  [
    texts.previews(previews.length),
    ...previews.map(({ name, until, remotes }) => {
      const states = remotes.map(({ name, verdict: { version, kind, reasons } }) =>
        [`${name} ${version ?? ''}`.trim(), texts.verdicts[kind], ...reasons].join(', '),
      );
      return escapeHtml(texts.preview(name, until, states.join('; ')));
    }),
  ].join('<br>');

function renderRemote({ name, team, verdict, ...remote }: ReportedRemote, texts: StatusTexts): string {
  const { current, previous, canary, pinned } = remote;
  const lines = [
    texts.current(texts.release(current), remote.reason),
    texts.previous(texts.release(previous)),
    ...(canary ? [texts.canary(texts.release(canary), canary.percent)] : []),
    ...(pinned ? [texts.pinned(pinned)] : []),
    texts.announced([verdict.version, texts.verdicts[verdict.kind]].filter(Boolean).join(', ')),
    ...verdict.reasons,
    ...formatFaults(remote.faults, texts),
    remote.isSignatureRequired ? texts.isSigned : texts.isUnsigned,
  ];
  return `<dt><b>${escapeHtml(name)}</b> – ${escapeHtml(team ?? texts.unknownTeam)}</dt>${lines
    .map((line) => `<dd>${escapeHtml(line)}</dd>`)
    .join('')}`;
}

function formatFaults(faults: ReportedRemote['faults'], texts: StatusTexts): string[] {
  const releases = Object.entries(faults);
  if (releases.length === 0) return [texts.noFaults];
  return releases.map(([version, counts]) => texts.faults(version, counts));
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
