/**
 * The browser's keys, as specified (A 3, "Locally stored"), and some of our own. Only this folder touches them, but for
 * the drafts and what was registered.
 */
export const keys = {
  candidate: 'candidato',
  candidateId: 'candidato_id',
  token: 'token',
  cookies: 'cookies-aceitos',
  banner: 'exibiu-banner',
  /** What the server knows this device by, at the next log-in: it stays when the session ends. */
  device: 'dispositivo',
  /** The draft of an application, encrypted: shared/runtime/draft keeps it, a logout removes it, a time-out does not. */
  draft: 'rascunho',
  /** Drafts of the forms that ask nobody who they are, each for one tab: kept in the same way, removed with every end of a session. */
  contactDraft: 'rascunho-contato',
  interestDraft: 'rascunho-interesse',
  /** What a tab has registered, with the names: shared/runtime/selection-process keeps it, every end of a session removes it. */
  taken: 'inscricoes-feitas',
  /** Binds who was identified to a visitor: shared/runtime/selection-process draws it, every end of a session removes it. */
  visitor: 'visitante',
  /** Says in a tab that its page belonged to a candidate, whatever has become of the session since. */
  candidateHere: 'aba-de-candidato',
} as const;
