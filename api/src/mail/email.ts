/** One part of an e-mail, from which both its texts are made. Texts are plain: whatever is in them is shown as it is. */
export type EmailPart =
  | { kind: 'text'; text: string; link?: Link }
  /** Labelled values, such as a number and a position. */
  | { kind: 'facts'; facts: (readonly [label: string, value: string])[] }
  /** A code that is valid once, for ten minutes unless it says more; `of` names whose it is, where there are several. */
  | { kind: 'code'; code: string; of?: string; validFor?: '24 horas' }
  /** The one thing to do next. */
  | { kind: 'action'; label: string; link: Link }
  /** What stands apart at the end. */
  | { kind: 'note'; text: string };

/** A page of the portal: `/login`. */
type Link = `/${string}`;

export type Email = { subject: string; parts: EmailPart[] };

/** An e-mail as a mail carries it. */
export type WrittenEmail = { subject: string; body: string; html: string };
