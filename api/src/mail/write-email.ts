import type { Email, EmailPart, WrittenEmail } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';

/**
 * Renders an e-mail as text and as HTML in the portal's look.
 * @param portalUrl URL of the portal without trailing slash
 */
export function writeEmail(portalUrl: string, email: Email): WrittenEmail {
  const { subject, parts } = { subject: oneLine(email.subject), parts: email.parts.map(cleanPart) };
  return {
    subject,
    body: emailText(parts, portalUrl),
    html: emailHtml({ subject, parts }, portalUrl),
  };
}

function cleanPart(part: EmailPart): EmailPart {
  switch (part.kind) {
    case 'facts':
      return {
        ...part,
        facts: part.facts.map(([label, value]) => [oneLine(label), oneLine(value)] as const),
      };
    case 'code':
      return { ...part, code: oneLine(part.code), ...(part.of !== undefined && { of: oneLine(part.of) }) };
    case 'action':
      return { ...part, label: oneLine(part.label) };
    case 'text':
      return { ...part, text: oneLine(part.text) };
  }
}

/** A value must neither start a new line nor reverse the text direction. */
const oneLine = (text: string): string =>
  text.toWellFormed().replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
