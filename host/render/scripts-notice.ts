import { formatPhone, phoneLink } from '@portal/shared/format/phone';
import { basePath } from '@portal/shared/institution/base-path';
import { institutionFacts } from '../config/institution.ts';
import { SCRIPTS_NOTICE_ID } from '../src/scripts-notice/watch-scripts.ts';

const { unit, phone } = institutionFacts.reception;

/** Whom to call or visit where the portal itself fails, as HTML. */
export const receptionLinks = `<ul><li><a href="${phoneLink(phone)}">${formatPhone(phone)}</a></li>\
<li><a href="${basePath}/unidades">${unit} e outras unidades</a></li></ul>`;

/** The notice that the early script shows where the page's other scripts do not arrive. In the document, because nothing may be left to load. */
export const scriptsNotice = `<template id="${SCRIPTS_NOTICE_ID}"><section role="alert"><h2>Parte desta página não carregou</h2>\
<p>Você pode ler e abrir os links, mas os botões e formulários ainda não funcionam, e nada do que você digitou foi enviado. \
Recarregue a página; se continuar assim, fale com a gente.</p>\
${receptionLinks}\
<div><button type="button" data-reload>Recarregar a página</button><button type="button" data-close>Fechar o aviso</button></div>\
</section></template>`;
