/** Entries of the host's menus (A 2.1) that may be current; after a slash, those of the phones' bar, as is `entrar`. */
export const menuKeys = [
  'senac',
  'cursos',
  'para-voce',
  'para-voce/psg',
  'para-voce/candidato',
  'para-empresa',
  'comunicacao',
  'fale-conosco',
  'entrar',
] as const;

export type MenuKey = (typeof menuKeys)[number];

export const isWithin = (menu: string, entry: string): boolean =>
  menu === entry || menu.startsWith(`${entry}/`);
