import { basePath } from '@portal/contract/institution/base-path';
import type { FastifyInstance } from 'fastify';
import { institutionFacts, language, receptionLinks } from '../../config/institution.ts';

const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<title>Nada foi enviado – ${institutionFacts.name}</title></head><body><main><h1>Nada foi enviado</h1>\
<p>Este formulário só é enviado pelo JavaScript do navegador, que não carregou ou está desligado. \
Volte à página anterior: em geral, o que você digitou continua lá. Copie o texto antes de recarregá-la.</p>\
<p>Para falar com a gente agora:</p>${receptionLinks}\
<p><a href="">Abrir o formulário de novo</a></p><p><a href="${basePath}/">Ir para a página inicial</a></p></main></body></html>`;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Handles forms that browsers submit without scripts: the page states that nothing was sent, and whom to call. The body
 * is not read, because the API accepts only JSON.
 */
export function registerUnsentForms(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formTypes, (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(`${basePath}/*`, (_request, reply) =>
      reply
        .code(415)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .send(page),
    );
  });
}
