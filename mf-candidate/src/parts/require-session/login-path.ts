/** Returns the login path for an anonymous visitor, which leads back to the requested page. */
export function loginPath(page: { pathname: string; search: string }): string {
  return `/login?voltar=${encodeURIComponent(page.pathname + page.search)}`;
}
