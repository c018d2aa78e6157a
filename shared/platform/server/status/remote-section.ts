import { faults, isCausedByCode } from '../../contract/fault.ts';
import type { RemoteHealth, StatusTexts } from '../../contract/status-texts.ts';
import { type Vital, vitals } from '../../contract/vitals.ts';
import { escapeHtml } from './escape-html.ts';
import type { ReportedRemote } from './reported-remote.ts';

const MAX_MESSAGES = 5;

/** Assesses a remote by its releases, and by the faults that they caused. */
export function assessHealth({ current, verdict, faults: byVersion }: ReportedRemote): RemoteHealth {
  if (!current) return 'missing';
  if (verdict.kind === 'refused') return 'refused';
  const hasFaults = Object.values(byVersion).some((counts) =>
    faults.some((fault) => isCausedByCode(fault) && counts[fault] > 0),
  );
  if (hasFaults) return 'faults';
  return verdict.reasons.length > 0 ? 'warned' : 'healthy';
}

export function renderRemote(remote: ReportedRemote, texts: StatusTexts, language: string): string {
  const { name, team, verdict } = remote;
  const health = assessHealth(remote);
  const id = escapeHtml(name);
  return [
    `<section aria-labelledby="${id}"><header><h2 id="${id}">${id}</h2>`,
    `<span class="health ${health}">${escapeHtml(texts.health[health])}</span>`,
    `<span class="soft">${escapeHtml(team ?? texts.unknownTeam)}</span></header>`,
    renderFacts(remote, texts),
    renderList(verdict.reasons),
    renderFaults(remote, texts),
    renderVitals(remote, texts, language),
    renderMessages(remote, texts),
    '</section>',
  ].join('');
}

function renderFacts({ verdict, budget = [], ...remote }: ReportedRemote, texts: StatusTexts): string {
  const { current, previous, canary, pinned, reason, isSignatureRequired } = remote;
  const { facts } = texts;
  const rows: [string, string][] = [
    [facts.current, [texts.release(current), reason].filter(Boolean).join(', ')],
    [facts.previous, texts.release(previous)],
    ...(canary
      ? [[facts.canary, texts.canary(texts.release(canary), canary.percent)] as [string, string]]
      : []),
    ...(pinned ? [[facts.pinned, pinned] as [string, string]] : []),
    [facts.announced, [verdict.version, texts.verdicts[verdict.kind]].filter(Boolean).join(', ')],
    [facts.signature, isSignatureRequired ? texts.isSigned : texts.isUnsigned],
    ...(budget.length > 0
      ? [
          [
            facts.budget,
            budget.map((each) => texts.budget(each.part, each.size, each.budget)).join('; '),
          ] as [string, string],
        ]
      : []),
  ];
  return `<dl>${rows.map(([term, text]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`;
}

const renderList = (lines: readonly string[]): string =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '';

function renderFaults({ name, faults: byVersion, history }: ReportedRemote, texts: StatusTexts): string {
  const heading = `<h3>${escapeHtml(texts.faults)}</h3>`;
  const versions = Object.keys(byVersion);
  const total = history.reduce((sum, count) => sum + count, 0);
  if (versions.length === 0) return `${heading}<p>${escapeHtml(texts.noFaults)}</p>`;
  const rows = faults
    .filter((fault) => versions.some((version) => byVersion[version]?.[fault]))
    .map((fault) => [
      texts.fault[fault],
      ...versions.map((version) => String(byVersion[version]?.[fault] ?? 0)),
    ]);
  return [
    heading,
    `<p>${escapeHtml(texts.faultCount(total))}</p>`,
    renderChart(history, texts),
    renderTable(`${name}: ${texts.faults}`, [texts.kind, ...versions], rows),
  ].join('');
}

const BAR_WIDTH = 9;
const CHART_HEIGHT = 40;

/** Draws a bar for each count; any fault is at least visible. */
function renderChart(counts: readonly number[], texts: StatusTexts): string {
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, index) => {
    const height = count === 0 ? 0 : Math.max(2, Math.round((count / most) * CHART_HEIGHT));
    return `<rect x="${index * 10}" y="${CHART_HEIGHT - height}" width="${BAR_WIDTH}" height="${height}"/>`;
  });
  const label = escapeHtml(texts.history(counts));
  const [oldest, newest] = texts.axis.map(escapeHtml);
  return [
    `<svg role="img" aria-label="${label}" viewBox="0 0 ${counts.length * 10} ${CHART_HEIGHT}" preserveAspectRatio="none">`,
    ...bars,
    `</svg><p class="axis"><span>${oldest}</span><span>${newest}</span></p>`,
  ].join('');
}

function renderVitals(
  { name, vitals: byVersion }: ReportedRemote,
  texts: StatusTexts,
  language: string,
): string {
  const measured = Object.values(byVersion);
  if (measured.length === 0) return '';
  const rows = [
    ...vitals.map((vital) => [
      texts.vital[vital],
      ...measured.map((each) => formatVital(vital, each[vital], language)),
    ]),
    [texts.visits, ...measured.map(({ visits }) => visits.toLocaleString(language))],
  ];
  const table = renderTable(`${name}: ${texts.vitals}`, [texts.version, ...Object.keys(byVersion)], rows);
  return `<h3>${escapeHtml(texts.vitals)}</h3>${table}`;
}

function formatVital(vital: Vital, value: number | null, language: string): string {
  if (value === null) return '–';
  const format = (number: number, digits: number) =>
    number.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  switch (vital) {
    case 'lcp':
      return `${format(value / 1_000, 1)} s`;
    case 'inp':
      return `${format(value, 0)} ms`;
    case 'cls':
      return format(value, 2);
    case 'bytes':
      return `${format(value / 1_024, 0)} KiB`;
  }
}

/** @param label names the table, which the keyboard scrolls */
function renderTable(label: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, scope: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}${scope}>${escapeHtml(text)}</${tag}>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) => `<tr>${cells('th', ' scope="row"', [first])}${cells('td', '', rest)}</tr>`,
  );
  return `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${cells('th', ' scope="col"', head)}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function renderMessages({ messages = [] }: ReportedRemote, texts: StatusTexts): string {
  if (messages.length === 0) return '';
  const items = messages.slice(0, MAX_MESSAGES).map(({ version, fault, message, frames, pages, times }) => {
    const facts = [
      version,
      texts.fault[fault],
      texts.occurrences(times),
      pages.length > 0 && texts.onPages(pages),
    ];
    return [
      `<li><p>${message === null ? '' : `<code>${escapeHtml(message)}</code>`}</p>`,
      `<p class="soft">${escapeHtml(facts.filter(Boolean).join(', '))}</p>`,
      frames.length > 0
        ? `<ul>${frames.map((frame) => `<li><code>${escapeHtml(frame)}</code></li>`).join('')}</ul>`
        : '',
      '</li>',
    ].join('');
  });
  return `<h3>${escapeHtml(texts.messages)}</h3><ol>${items.join('')}</ol>`;
}
