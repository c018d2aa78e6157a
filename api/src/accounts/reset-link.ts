/**
 * Where a code is entered. The e-mail is behind the `#`, so that no server and no log receives it.
 * @param isFirst the account has no password yet
 */
export const resetLink = (email: string, isFirst: boolean) =>
  `/resetPassword${isFirst ? '?acesso=primeiro' : ''}#email=${encodeURIComponent(email)}` as const;
