/** Where a code is entered, the e-mail filled in: it stands behind the `#`, so that no server and no log is told. */
export const resetLink = (email: string) => `/resetPassword#email=${encodeURIComponent(email)}` as const;
