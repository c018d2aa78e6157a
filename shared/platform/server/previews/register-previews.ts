import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { plainPage } from '../edge/errors.ts';
import type { ActiveReleases } from '../releases/in-force.ts';
import {
  clearPreviewCookie,
  createPreviewCookie,
  getLeavePath,
  getLinkPath,
  previewTexts,
  toPortalPath,
  verifyPreview,
} from './preview-token.ts';

/** Nothing about a preview is stored or indexed, and its token stays out of `referer`. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

interface Options extends Pick<Config, 'portal' | 'portalOrigin'> {
  /** Secret that signs links and cookies. */
  key: string;
  remotes: Pick<ActiveReleases, 'previews' | 'releases'>;
}

/**
 * Registers, below the base path:
 * - `GET _preview?token=…&to=/path`: sets the preview's cookie and redirects to a page of the portal;
 * - `POST _preview/leave`: removes it, and redirects to the page that sent the form.
 */
export function registerPreviews(app: FastifyInstance, options: Options): void {
  const { portal, key, portalOrigin, remotes } = options;
  const { basePath } = portal;
  const isSecure = !portalOrigin?.startsWith('http:');
  const texts = portal.texts.preview ?? previewTexts;

  function sendPage(reply: FastifyReply, status: 404 | 503, text: string): FastifyReply {
    const page = plainPage(portal, { title: texts.title, heading: texts.title, text });
    return reply.code(status).headers(privateHeaders).type('text/html; charset=utf-8').send(page);
  }

  app.get<{ Querystring: Record<string, unknown> }>(getLinkPath(basePath), async (request, reply) => {
    const grant = verifyPreview(key, 'link', request.query.token, Date.now());
    const location = toPortalPath(basePath, request.query.to ?? '/');
    const isOpen = remotes.previews().some(({ preview }) => preview?.name === grant?.name);
    if (!grant || !location || !isOpen) return sendPage(reply, 404, texts.gone);
    if (!remotes.releases(null, grant.name).preview)
      return sendPage(reply.header('retry-after', '5'), 503, texts.pending);
    const cookie = createPreviewCookie(grant, { key, basePath, isSecure, now: Date.now() });
    return reply.headers(privateHeaders).header('set-cookie', cookie).redirect(location, 303);
  });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(getLeavePath(basePath), (request, reply) => {
      const page = URL.parse(request.headers.referer ?? '');
      const isOwn = page?.host === request.host && page.pathname.startsWith(`${basePath}/`);
      const to = isOwn ? page.pathname.slice(basePath.length) + page.search : '/';
      return reply
        .headers(privateHeaders)
        .header('set-cookie', clearPreviewCookie(basePath, isSecure))
        .redirect(toPortalPath(basePath, to) ?? `${basePath}/`, 303);
    });
  });
}
