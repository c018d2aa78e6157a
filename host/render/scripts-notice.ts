import { receptionLinks } from '../config/institution.ts';
import { SCRIPTS_NOTICE_ID } from '../src/scripts-notice/watch-scripts.ts';

/**
 * Notice that the early script shows if the page's other scripts fail to load. It is part of the document, because
 * loading it could fail too.
 */
export const scriptsNotice = `<template id="${SCRIPTS_NOTICE_ID}"><section role="alert"><h2>Parte desta página não carregou</h2>\
<p>Você pode ler e abrir os links, mas os botões e formulários ainda não funcionam, e nada do que você digitou foi enviado. \
Recarregue a página; se continuar assim, fale com a gente.</p>\
${receptionLinks}\
<div><button type="button" data-reload>Recarregar a página</button><button type="button" data-close>Fechar o aviso</button></div>\
</section></template>`;
