/**
 * Returns the path of the page for a code. The e-mail follows `#`, so that no server or log receives it.
 * @param isFirst the account has no password yet
 */
export const resetLink = (email: string, isFirst: boolean) =>
  `/resetPassword${isFirst ? '?acesso=primeiro' : ''}#email=${encodeURIComponent(email)}` as const;
