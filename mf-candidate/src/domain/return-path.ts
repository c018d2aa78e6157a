import { parseUrl } from '@portal/shared/format/parse-url';

/**
 * Where to go after the login: the page that asked for it, when it is one of the portal's own.
 * @param asked the query's `voltar`, which is untrusted
 */
export function returnPath(asked: string | null): string {
  const usual = '/area_do_candidato';
  const url = asked?.startsWith('/') ? parseUrl(asked, 'http://portal.invalid') : null;
  if (!url) return usual;
  const { origin, pathname, search } = url;
  // A path that begins with two slashes, as that of `/.//x` does once it is resolved, names another server.
  const leaves = origin !== 'http://portal.invalid' || pathname.startsWith('//');
  return leaves || pathname === '/login' ? usual : pathname + search;
}
