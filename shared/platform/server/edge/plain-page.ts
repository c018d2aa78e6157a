import type { PortalConfig } from '../../contract/portal-config.ts';

interface PlainPage {
  title: string;
  heading: string;
  text: string;
}

/** Renders a page without scripts and style sheets, which may be missing too. The texts are HTML. */
export const plainPage = (
  { basePath, language, name, texts }: PortalConfig,
  { title, heading, text }: PlainPage,
): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${name}</title>`,
    `</head><body><main><h1>${heading}</h1>`,
    `<p>${text}</p>`,
    `<p><a href="">${texts.again}</a></p><p><a href="${basePath}/">${texts.home}</a></p>`,
    '</main></body></html>',
  ].join('');
