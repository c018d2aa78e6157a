import type { PortalConfig } from '../../contract/portal-config.ts';
import type { StatusTexts } from '../../contract/status-texts.ts';
import type { PreviewStatus } from '../releases/previews/open-previews.ts';
import { escapeHtml } from './escape-html.ts';
import { assessHealth, renderRemote } from './remote-section.ts';
import type { ReportedRemote } from './reported-remote.ts';
import { statusStyle } from './status-style.ts';

/** Renders the status page: without scripts, and with one inline style sheet. */
export function statusPage(
  remotes: readonly ReportedRemote[],
  previews: readonly PreviewStatus[],
  { basePath, language, name, texts: portalTexts }: PortalConfig,
  texts: StatusTexts,
): string {
  const title = escapeHtml(texts.title);
  const troubled = remotes.filter((remote) => assessHealth(remote) !== 'healthy').length;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${name}</title>`,
    `<style>${statusStyle}</style></head><body><main><h1>${title}</h1>`,
    `<p class="soft">${escapeHtml(texts.summary(remotes.length, troubled))}</p>`,
    ...remotes.map((remote) => renderRemote(remote, texts, language)),
    renderPreviews(previews, texts),
    `<p><a href="">${portalTexts.again}</a> <a href="${basePath}/">${portalTexts.home}</a></p>`,
    '</main></body></html>',
  ].join('');
}

function renderPreviews(previews: readonly PreviewStatus[], texts: StatusTexts): string {
  const heading = escapeHtml(texts.previews(previews.length));
  if (previews.length === 0) return `<p class="soft">${heading}</p>`;
  const items = previews.map(({ name, until, remotes }) => {
    const states = remotes.map(({ name, verdict: { version, kind, reasons } }) =>
      [`${name} ${version ?? ''}`.trim(), texts.verdicts[kind], ...reasons].join(', '),
    );
    return `<li>${escapeHtml(texts.preview(name, until, states.join('; ')))}</li>`;
  });
  return `<section><h2>${heading}</h2><ul>${items.join('')}</ul></section>`;
}
