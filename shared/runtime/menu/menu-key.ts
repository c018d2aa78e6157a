/**
 * What the host's menus mark while the visitor is in them (A 2.1): a menu, or after a slash a part
 * of it that has an entry of its own in the bar at the foot of phones. `entrar` is in that bar alone.
 */
export type MenuKey =
  | 'senac'
  | 'cursos'
  | 'para-voce'
  | 'para-voce/psg'
  | 'para-voce/candidato'
  | 'para-empresa'
  | 'comunicacao'
  | 'fale-conosco'
  | 'entrar';

/** Whether a page's menu is an entry's own or a part of it. */
export const isWithin = (menu: string, entry: string): boolean =>
  menu === entry || menu.startsWith(`${entry}/`);
