import { institution } from '@portal/shared/institution';
import { ownState } from '@portal/shared/institution/own-state';

/**
 * The institution as the host tells search engines, shared links and phones of it; browsers download none of this. Its
 * legal name, tax number, logo, terms and profiles in social networks come with the settings of the contract.
 */
export const institutionFacts = {
  ...institution,
  /** Under an icon on a phone. */
  shortName: 'Senac AP',
  /** What the portal is for. */
  description: 'Cursos, processos seletivos e notícias do Senac no Amapá.',
  /** What the picture of shared links shows (`host/src/icons/share.png`). */
  pictureText: 'Senac Amapá: cursos em Macapá e em todo o Amapá',
  /** Where it is: the letters of its state, and of its country (ISO 3166). */
  address: { state: ownState, country: 'BR' },
  /** Whom visitors call or visit where the portal itself fails: a unit, and its phone as digits with the area code. */
  reception: { unit: 'Unidade Macapá', phone: '9632140100' },
  /** Colours of the browser's bar, and of the screen while the portal opens from a phone's icon. */
  browserBar: { theme: '#004a8d', background: '#fffbf5' },
};
