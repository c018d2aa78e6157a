import type { Letter, LetterPart, WrittenLetter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/**
 * Writes a letter once as text and once as HTML in the portal's look.
 * @param portalUrl address of the portal, without a slash at its end
 */
export function writeLetter(portalUrl: string, letter: Letter): WrittenLetter {
  const { subject, parts } = { subject: oneLine(letter.subject), parts: letter.parts.map(cleanPart) };
  return {
    subject,
    body: letterText(parts, portalUrl),
    html: letterHtml({ subject, parts }, portalUrl),
  };
}

function cleanPart(part: LetterPart): LetterPart {
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
    case 'note':
      return { ...part, text: oneLine(part.text) };
  }
}

/** A value can neither begin a line of its own nor turn the text around. */
const oneLine = (text: string): string =>
  text.toWellFormed().replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
