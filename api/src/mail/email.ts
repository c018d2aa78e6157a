/** Part of an e-mail, rendered as text and HTML. Its texts are plain: markup is escaped. */
export type EmailPart =
  | { kind: 'text'; text: string; link?: Link }
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

/** Normalises an e-mail for comparison. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
