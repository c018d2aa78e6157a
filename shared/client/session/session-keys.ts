/**
 * Storage keys, as specified (A 3, "Locally stored"), and some of our own. Only this folder uses them, except
 * for drafts and registrations.
 */
export const keys = {
  candidate: 'candidato',
  candidateId: 'candidato_id',
  token: 'token',
  cookies: 'cookies-aceitos',
  banner: 'exibiu-banner',
  /** Device id that the server expects at the next login: it stays when the session ends. */
  device: 'dispositivo',
  /** Encrypted draft of an application, written by shared/client/draft. A logout removes it, a timeout does not. */
  draft: 'rascunho',
  /** Drafts of forms without identification, per tab: encrypted likewise, removed at every end of a session. */
  contactDraft: 'rascunho-contato',
  interestDraft: 'rascunho-interesse',
  /** Registrations made in a tab, with names (shared/selection-process); removed at every end of a session. */
  taken: 'inscricoes-feitas',
  /** Binds an identified person to a visitor (shared/selection-process); removed at every end of a session. */
  visitor: 'visitante',
  /** Version of the privacy policy that was accepted in a tab, written by shared/client/consent. */
  policy: 'politica-aceita',
  /** Marks a tab whose page belonged to a candidate, whatever has happened to the session since. */
  candidateHere: 'aba-de-candidato',
} as const;
