/** Where an anonymous visitor is sent, with the way back to the page that was asked for. */
export function loginPath(page: { pathname: string; search: string }): string {
  return `/login?voltar=${encodeURIComponent(page.pathname + page.search)}`;
}
