import { parseUrl } from '@portal/contract/format/links';

/**
 * Returns the path after the login: the requested page if it belongs to the portal.
 * @param asked untrusted query parameter `voltar`
 */
export function returnPath(asked: string | null): string {
  const usual = '/area_do_candidato';
  const url = asked?.startsWith('/') ? parseUrl(asked, 'http://portal.invalid') : null;
  if (!url) return usual;
  const { origin, pathname, search } = url;
  // A path with two slashes at the start, such as the resolved `/.//x`, is a URL of another server.
  const leaves = origin !== 'http://portal.invalid' || pathname.startsWith('//');
  return leaves || pathname === '/login' ? usual : pathname + search;
}
