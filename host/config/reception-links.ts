import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { basePath } from '@portal/contract/institution/base-path';
import { institutionFacts } from './institution.ts';

const { unit, phone } = institutionFacts.reception;

/** Contact links as HTML, for when the portal itself fails. */
export const receptionLinks = `<ul><li><a href="${phoneLink(phone)}">${formatPhone(phone)}</a></li>\
<li><a href="${basePath}/unidades">${unit} e outras unidades</a></li></ul>`;
