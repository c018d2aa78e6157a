import type { ApiChanges } from './compare-api.ts';

/** Values of Lighthouse. */
interface Audit {
  performance: number;
  accessibility: number;
  /** Milliseconds. */
  blocking: number;
  largestPaint: number;
}

interface ComparedPage {
  path: string;
  before: Audit;
  after: Audit;
  /** File names in the folder. */
  screenshots: readonly string[];
}

/** A remote with Markdown about its differences from the active release. */
export interface ComparedRemote {
  name: string;
  version: string;
  claims: readonly string[];
  sizes: readonly string[];
  /** Paths of changed pages. */
  pages: readonly string[];
}

export interface PullRequest {
  /** Base URL of the portal. */
  portal: string;
  remotes: readonly ComparedRemote[];
  /** Lines of the contract's check, and the rejected remotes. */
  contract: { lines: readonly string[]; broken: readonly string[] };
  /** Null if the portal's server has no OpenAPI document. */
  api: ApiChanges | null;
  /** Name and link; null without a preview. */
  preview: { name: string; link: string } | null;
  /** Measured pages, or why there are none. */
  pages: readonly ComparedPage[] | string;
  /** Folder of the screenshots. */
  folder: string;
}

/** Maximum number of lines of a list; the rest is counted. */
const MAX_LINES = 20;

/** Formats the comment of a pull request as Markdown. */
export function formatComment(pull: PullRequest): string {
  const { portal, remotes, contract, api, preview, pages, folder } = pull;
  const names = remotes.map(({ name, version }) => `${name} ${version}`).join(', ');
  return [
    `## ${names}`,
    '',
    `Compared with <${portal}/>.`,
    '',
    preview ? `**[Preview ${preview.name}](${preview.link})**` : 'No preview: `--preview` names none.',
    '',
    '### Contract',
    '',
    contract.broken.length === 0
      ? 'The portal would mount all of them.'
      : `**The portal would reject ${contract.broken.join(', ')}.**`,
    '',
    '```text',
    ...contract.lines,
    '```',
    '',
    ...remotes.flatMap(({ name, claims }) => [`${name}:`, '', ...claims, '']),
    '### API',
    '',
    ...formatApi(api),
    '',
    '### Sizes (Brotli)',
    '',
    ...remotes.flatMap(({ name, sizes }) => [`${name}:`, '', ...sizes, '']),
    '### Changed pages',
    '',
    ...remotes.map(({ name, pages: paths }) => `- ${name}: ${paths.join(', ') || 'none without parameters'}`),
    '',
    ...(typeof pages === 'string' ? [pages] : formatPages(pages, folder)),
    '',
  ].join('\n');
}

function formatApi(api: ApiChanges | null): string[] {
  if (!api) return ["Not compared: the portal's server has no `openapi.json`."];
  const { breaking, added } = api;
  if (breaking.length + added.length === 0) return ['Unchanged.'];
  return [
    ...(breaking.length > 0 ? ['Active releases may break with this API:', '', ...list(breaking), ''] : []),
    ...(added.length > 0 ? ["The portal's API lacks, and pages must work without:", '', ...list(added)] : []),
  ];
}

function list(lines: readonly string[]): string[] {
  const rest = lines.length - MAX_LINES;
  return [
    ...lines.slice(0, MAX_LINES).map((line) => `- ${line}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}

function formatPages(pages: readonly ComparedPage[], folder: string): string[] {
  if (pages.length === 0) return [];
  const values = (one: number, other: number, unit = '') =>
    `${Math.round(one)} → ${Math.round(other)}${unit}`;
  return [
    '| Page | Performance | Accessibility | Blocking time | Largest paint |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...pages.map(({ path, before, after }) =>
      [
        '',
        path,
        values(before.performance, after.performance),
        values(before.accessibility, after.accessibility),
        values(before.blocking, after.blocking, ' ms'),
        values(before.largestPaint, after.largestPaint, ' ms'),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
    `Screenshots, in \`${folder}\`: ${pages.flatMap(({ screenshots }) => screenshots).join(', ')}.`,
  ];
}
