import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { institution } from '@portal/contract/institution';
import { basePath } from '@portal/contract/institution/base-path';
import { ownState } from '@portal/contract/institution/own-state';

/** Language of the portal's pages and texts (BCP 47). */
export const language = 'pt-BR';

/**
 * The institution for search engines, shared links and phones; browsers download none of this. Its legal name, tax
 * number, logo, terms and social networks come from the contract's settings.
 */
export const institutionFacts = {
  ...institution,
  /** Label of the icon on a phone. */
  shortName: 'Senac AP',
  description: 'Cursos, processos seletivos e notícias do Senac no Amapá.',
  /** Describes the picture of shared links (`host/src/icons/share.png`). */
  pictureText: 'Senac Amapá: cursos em Macapá e em todo o Amapá',
  /** State code and country code (ISO 3166). */
  address: { state: ownState, country: 'BR' },
  /** Contact if the portal itself fails: a unit, and its phone as digits with the area code. */
  reception: { unit: 'Unidade Macapá', phone: '9632140100' },
  /** Colours of the browser's bar, and of the splash screen of the installed portal. */
  browserBar: { theme: '#004a8d', background: '#fffbf5' },
};

const { unit, phone } = institutionFacts.reception;

/** Contact links as HTML, for when the portal itself fails. */
export const receptionLinks = `<ul><li><a href="${phoneLink(phone)}">${formatPhone(phone)}</a></li>\
<li><a href="${basePath}/unidades">${unit} e outras unidades</a></li></ul>`;
