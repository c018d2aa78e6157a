import { institution } from '@portal/contract/institution';

/** Part of an e-mail, rendered as text and HTML. Its texts are plain: markup is escaped. A paragraph is a bare text. */
export type EmailPart =
  | string
  /** Paragraph that ends with a link. */
  | { kind: 'link'; text: string; link: Link }
  /** Labelled values, such as a number and a position. */
  | { kind: 'facts'; facts: (readonly [label: string, value: string])[] }
  /** Code that is valid once, for ten minutes by default; `of` names its owner if there are several. */
  | { kind: 'code'; code: string; of?: string; validFor?: '24 horas' }
  /** Next step of the recipient. */
  | { kind: 'action'; label: string; link: Link };

/** Path of a page of the portal: `/login`. */
type Link = `/${string}`;

export type Email = { subject: string; parts: EmailPart[] };

/** Rendered e-mail. */
export type WrittenEmail = { subject: string; body: string; html: string };

/** Colours of a mail by element: the portal's light and dark colours. */
export const emailColours = {
  ground: { light: '#F6ECDD', dark: '#0B1A26' },
  sheet: { light: '#FFFBF5', dark: '#10283A' },
  panel: { light: '#F6ECDD', dark: '#0B1A26' },
  ink: { light: '#14202B', dark: '#F3EDE3' },
  soft: { light: '#4A5A66', dark: '#B7C3CC' },
  link: { light: '#004A8D', dark: '#8FC1FF' },
  button: { light: '#004A8D', dark: '#8FC1FF' },
  onButton: { light: '#FFFFFF', dark: '#0B1A26' },
  border: { light: '#7A8791', dark: '#7A8791' },
  river: { light: '#004A8D', dark: '#1B4FA8' },
  line: { light: '#F7941D', dark: '#F7941D' },
} as const;

type EmailColour = keyof typeof emailColours;

/** Renders a part as text, with URLs in full, and as HTML. */
function writePart(part: EmailPart, portalUrl: string): { text: string; html: string } {
  if (typeof part === 'string') {
    const content = oneLine(part);
    return { text: content, html: paragraph('ink', escapeHtml(content)) };
  }
  switch (part.kind) {
    case 'link': {
      const [content, url] = [oneLine(part.text), portalUrl + part.link];
      return { text: `${content} ${url}`, html: paragraph('ink', `${escapeHtml(content)} ${anchor(url)}`) };
    }
    case 'facts': {
      const facts = part.facts.map(([label, value]) => [oneLine(label), oneLine(value)] as const);
      return {
        text: facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
        html: facts.map(([label, value]) => panel(label, value)).join('\n'),
      };
    }
    case 'code': {
      const label = part.of === undefined ? 'Código' : `${oneLine(part.of)} - código`;
      const note = `vale por ${part.validFor ?? '10 minutos'} e uma única vez`;
      return {
        text: `${label}: ${part.code} (${note})`,
        html: panel(label, part.code, { note, spaced: true }),
      };
    }
    case 'action': {
      const [label, url] = [oneLine(part.label), portalUrl + part.link];
      return { text: `${label}: ${url}`, html: action(label, url) };
    }
  }
}

const text = `font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Arial,sans-serif`;
const display = `font-family:'Bricolage Grotesque','Trebuchet MS',Verdana,Arial,sans-serif;font-weight:700`;
/** Keeps long words and URLs within a narrow phone. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word';

/**
 * Renders the HTML of an e-mail, at most 560 pixels wide and without external resources. Light colours are inline for
 * clients without style sheets; the style sheet contains the dark ones.
 */
function emailHtml(subject: string, parts: string, portalUrl: string): string {
  const home = escapeHtml(portalUrl);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${nightRules()}}</style>
</head>
<body ${paint({ ground: 'ground' }, 'margin:0;padding:0')}>
${table(`width:100%`, { ground: 'ground' })}<tr><td align="center" style="padding:16px 8px">
${table('width:100%;max-width:560px;text-align:left', { ground: 'sheet' })}
<tr><td style="padding:16px 24px 0">${letterhead()}</td></tr>
<tr><td ${paint({ ground: 'line' }, 'height:3px;line-height:3px;font-size:0')}>&nbsp;</td></tr>
<tr><td ${paint({ ground: 'river' }, 'height:8px;line-height:8px;font-size:0')}>&nbsp;</td></tr>
<tr><td style="padding:24px 24px 16px">
<h1 ${paint({ text: 'ink' }, `margin:0 0 16px;${display};font-size:24px;line-height:1.15;${breaking}`)}>${escapeHtml(subject)}</h1>
${parts}
</td></tr></table>
<p ${paint({ text: 'soft' }, `margin:16px 24px;${text};font-size:14px;line-height:1.5;${breaking}`)}>${institution.name}<br><a href="${home}" ${paint({ text: 'link' })}>${home}</a></p>
</td></tr></table>
</body>
</html>
`;
}

/** Renders the institution's name, and the sun above the line. */
const letterhead = () =>
  `${table('width:100%')}<tr>
<td valign="middle" ${paint({ text: 'ink' }, `padding:0 0 12px;${display};font-size:20px;line-height:1.2`)}>${institution.name}</td>
<td valign="bottom" align="right" style="width:72px"><div ${paint({ ground: 'line' }, 'width:64px;height:32px;border-radius:32px 32px 0 0;font-size:0')}>&nbsp;</div></td>
</tr></table>`;

const paragraph = (colour: EmailColour, html: string, size = 18) =>
  `<p ${paint({ text: colour }, `margin:0 0 16px;${text};font-size:${size}px;line-height:1.5;${breaking}`)}>${html}</p>`;

/** Renders a value in large letters under its label. */
function panel(label: string, value: string, { note = '', spaced = false } = {}): string {
  const small = (html: string) =>
    `<span ${paint({ text: 'soft' }, `display:block;${text};font-size:14px;line-height:1.4`)}>${html}</span>`;
  const large = `${display};display:block;font-size:24px;line-height:1.3${spaced ? ';letter-spacing:3px' : ''}`;
  return `<div ${paint({ ground: 'panel', border: 'border' }, `margin:0 0 12px;padding:10px 16px 12px;border-width:1px;border-style:solid;border-radius:20px 4px 20px 4px;${breaking}`)}>${small(escapeHtml(label))}<strong ${paint({ text: 'ink' }, large)}>${escapeHtml(value)}</strong>${note && small(escapeHtml(note))}</div>`;
}

/** Renders a button and its URL, for recipients who want to check the destination. */
const action = (label: string, url: string) =>
  `<p style="margin:20px 0 8px"><a href="${escapeHtml(url)}" ${paint({ text: 'onButton', ground: 'button' }, `display:inline-block;padding:12px 24px;border-radius:6px;${text};font-size:18px;line-height:1.3;font-weight:700;text-decoration:none`)}>${escapeHtml(label)}</a></p>
${paragraph('soft', anchor(url), 14)}`;

const anchor = (url: string) =>
  `<a href="${escapeHtml(url)}" ${paint({ text: 'link' }, breaking)}>${escapeHtml(url)}</a>`;

const table = (style: string, colours: Colours = {}) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" ${paint(colours, style)}>`;

/** Colours of an element's properties. */
type Colours = { text?: EmailColour; ground?: EmailColour; border?: EmailColour };

const properties = { text: 'color', ground: 'background-color', border: 'border-color' } as const;
type Property = keyof typeof properties;

/** Returns the attributes of an element: light colours inline, dark colours by class. */
function paint(colours: Colours, style = ''): string {
  const named = Object.entries(colours) as [Property, EmailColour][];
  const day = named.map(([property, colour]) => `${properties[property]}:${emailColours[colour].light}`);
  const styles = [style, ...day].filter(Boolean).join(';');
  const classes = named.map(([property, colour]) => `${property}-${colour}`).join(' ');
  return [classes && `class="${classes}"`, styles && `style="${styles}"`].filter(Boolean).join(' ');
}

const nightRules = () =>
  Object.entries(emailColours)
    .flatMap(([colour, { dark }]) =>
      Object.entries(properties).map(([property, css]) => `.${property}-${colour}{${css}:${dark}!important}`),
    )
    .join('');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Renders an e-mail as text and as HTML in the portal's look. */
export function writeEmail(portalUrl: string, email: Email): WrittenEmail {
  const subject = oneLine(email.subject);
  const parts = email.parts.map((part) => writePart(part, portalUrl));
  return {
    subject,
    body: [...parts.map(({ text }) => text), `${institution.name}\n${portalUrl}`].join('\n\n'),
    html: emailHtml(subject, parts.map(({ html }) => html).join('\n'), portalUrl),
  };
}

/** A value must neither start a new line nor reverse the text direction. */
const oneLine = (text: string): string =>
  text.toWellFormed().replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
