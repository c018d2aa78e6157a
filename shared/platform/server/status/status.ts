import type { FastifyInstance } from 'fastify';
import { createStyleHeaders } from '../edge/security-headers.ts';
import type { RemoteStatus } from '../releases/decision-document.ts';
import type { ActiveReleases } from '../releases/in-force.ts';

/** Remote with the number of faults of each release, since the start of this process. */
type ReportedRemote = RemoteStatus & { faults: Record<string, number> };

/** The only style sheet of the page, which loads nothing. */
const statusStyle =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:1rem;overflow-wrap:anywhere}div{overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}';

export const statusPage = (remotes: readonly ReportedRemote[], previews: readonly RemoteStatus[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Status</title>',
    `<style>${statusStyle}</style></head><body><main><h1>Status</h1>`,
    renderTable('Releases', columns, remotes),
    renderTable('Previews', previewColumns, previews),
    '</main></body></html>',
  ].join('');

/** Texts of the cells by the heading of their column. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

const columns: Columns<ReportedRemote> = {
  Remote: ({ name }) => name,
  Team: ({ team }) => team ?? 'unknown',
  Active: ({ active, reason }) => join([formatRelease(active), reason]),
  Previous: ({ previous }) => previous ?? 'none',
  Canary: ({ canary }) => (canary ? `${canary.version}, for ${canary.percent}%` : 'none'),
  Pinned: ({ pinned }) => pinned ?? 'none',
  'Announced last': (remote) => formatVerdict(remote),
  Signature: ({ isSignatureRequired }) => (isSignatureRequired ? 'required' : 'not required'),
  Budget: ({ budget }) =>
    budget.map(({ part, size, budget: limit }) => `${part}: ${size} of ${limit} KiB`).join('; ') || 'none',
  'Faults on this host': ({ faults }) =>
    Object.entries(faults)
      .map(([version, count]) => `${version}: ${count}`)
      .join('; ') || 'none',
};

const previewColumns: Columns<RemoteStatus> = {
  Preview: ({ preview }) => preview?.name ?? '',
  Until: ({ preview }) => new Date(preview?.until ?? 0).toISOString(),
  Remote: ({ name }) => name,
  Release: (remote) => formatVerdict(remote),
};

const join = (texts: readonly (string | null)[]): string => texts.filter(Boolean).join(', ');

function formatRelease(release: RemoteStatus['active']): string {
  if (!release) return 'none';
  const { version, commit, time } = release;
  return commit ? `${version} (commit ${commit.slice(0, 12)} of ${time})` : version;
}

const formatVerdict = ({ verdict: { version, kind, reasons } }: RemoteStatus): string =>
  join([version, kind, ...reasons]);

/** @param label names the table, which the keyboard scrolls */
function renderTable<Row>(label: string, cells: Columns<Row>, rows: readonly Row[]): string {
  const head = Object.keys(cells).map((text) => `<th scope="col">${text}</th>`);
  const body = rows.map((row) => {
    const [first = '', ...rest] = Object.values(cells).map((format) => escapeHtml(format(row)));
    return `<tr><th scope="row">${first}</th>${rest.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  });
  return [
    `<h2>${label}</h2><div role="region" aria-label="${label}" tabindex="0"><table>`,
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`,
  ].join('');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const headers = {
  ...createStyleHeaders(statusStyle),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  vary: 'accept',
};

interface Options {
  basePath: string;
  remotes: Pick<ActiveReleases, 'statuses' | 'previews' | 'revision'>;
  faults: (remote: string) => Promise<Record<string, number>>;
}

/**
 * Registers `_status`, below the base path, as HTML, or as JSON by `?format=json` or `accept`. Never cached or indexed. It
 * is public: it contains no text from the code of a remote and none of a client.
 */
export function registerStatus(app: FastifyInstance, { basePath, remotes, faults }: Options): void {
  app.get<{ Querystring: { format?: string } }>(`${basePath}/_status`, async (request, reply) => {
    const accepted = request.headers.accept ?? '';
    const isJson = request.query.format === 'json' || /application\/json/.test(accepted);
    reply.headers(headers);
    const listed = await Promise.all(
      remotes.statuses().map(async (status) => ({ ...status, faults: await faults(status.name) })),
    );
    const previews = remotes.previews();
    if (isJson) return { revision: remotes.revision(), remotes: listed, previews };
    return reply.type('text/html; charset=utf-8').send(statusPage(listed, previews));
  });
}
