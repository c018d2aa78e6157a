import { institution } from '@portal/contract/institution';
import type { EmailPart } from './email.ts';

/** Formats the validity of a code for both texts. */
export const codeValidity = ({ validFor = '10 minutos' }: { validFor?: string }): string =>
  `vale por ${validFor} e uma única vez`;

/** Renders an e-mail's parts as plain text: a blank line between them, URLs in full. */
export const emailText = (parts: readonly EmailPart[], portalUrl: string): string =>
  [...parts.map((part) => partText(part, portalUrl)), `${institution.name}\n${portalUrl}`].join('\n\n');

function partText(part: EmailPart, portalUrl: string): string {
  switch (part.kind) {
    case 'text':
      return part.link ? `${part.text} ${portalUrl}${part.link}` : part.text;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'code':
      return `${part.of === undefined ? 'Código' : `${part.of} - código`}: ${part.code} (${codeValidity(part)})`;
    case 'action':
      return `${part.label}: ${portalUrl}${part.link}`;
  }
}
