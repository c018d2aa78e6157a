/** The browser's keys, as specified (A 3, "Locally stored"). Only this folder touches them. */
export const keys = {
  candidate: 'candidato',
  candidateId: 'candidato_id',
  token: 'token',
  cookies: 'cookies-aceitos',
  banner: 'exibiu-banner',
} as const;
