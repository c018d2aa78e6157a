/** The browser's keys, as specified (A 3, "Locally stored"). Only this folder touches them, but for the last. */
export const keys = {
  candidate: 'candidato',
  candidateId: 'candidato_id',
  token: 'token',
  cookies: 'cookies-aceitos',
  banner: 'exibiu-banner',
  /** The application in the making, sealed: shared/draft keeps it, a logout removes it. */
  draft: 'rascunho',
} as const;
