import { institution } from '@portal/contract/institution';
import type { Menu } from './host-config-schema.ts';

/**
 * Fixed menus (A 2.1) in the order of the bar; a new page adds its link itself (`menuLink`). Browsers download them. Pages declare
 * their menu by these keys (`MenuKey`).
 */
export const menus: readonly Menu[] = [
  {
    kind: 'panel',
    key: 'senac',
    label: 'Senac',
    lead: 'Desde 1974 formando o Amapá',
    parent: 'SENAC',
    areas: false,
    links: [
      { label: 'Quem somos', to: '/QuemSomos' },
      { label: 'História', to: '/historia' },
      { label: 'Unidades', to: '/unidades' },
      { label: 'Biblioteca', to: '/biblioteca' },
      { label: 'Trabalhe conosco', to: '/pss' },
      { label: 'Política de privacidade', to: '/politicas' },
    ],
  },
  {
    kind: 'panel',
    key: 'cursos',
    label: 'Cursos',
    lead: 'Oito áreas, um porto de partida',
    parent: 'CURSOS',
    areas: true,
    links: [
      { label: 'Programação de cursos', to: '/cursos' },
      { label: 'Cursos livres', to: '/cursos-livres' },
      { label: 'Planos de cursos técnicos', to: '/plano_cursos' },
    ],
  },
  {
    kind: 'panel',
    key: 'para-voce',
    label: 'Para você',
    lead: 'Estude de graça, comece a trabalhar',
    parent: 'PARA_VOCE',
    areas: false,
    links: [
      { label: 'Cursos gratuitos (PSG)', to: '/psg' },
      { label: 'Jovem Aprendiz', to: '/jovem_aprendiz' },
      { label: 'Banco de Oportunidades', to: '/banco_de_oportunidades' },
      { label: 'Minhas inscrições', to: '/area_do_candidato' },
    ],
  },
  {
    kind: 'panel',
    key: 'para-empresa',
    label: 'Para sua empresa',
    lead: 'Gente preparada para o seu negócio',
    parent: 'PARA_EMPRESA',
    areas: false,
    links: [
      { label: 'Solicitação de cursos', to: '/psa' },
      { label: 'Jovem Aprendiz', to: '/jovem_aprendiz' },
      { label: 'Contrate ex-alunos', to: '/banco_de_oportunidades' },
    ],
  },
  {
    kind: 'external',
    key: 'transparencia',
    label: 'Transparência',
    href: institution.addresses.transparency,
  },
  {
    kind: 'panel',
    key: 'comunicacao',
    label: 'Comunicação',
    lead: 'O que acontece por aqui',
    parent: 'COMUNICACAO',
    areas: false,
    links: [
      { label: 'Notícias', to: '/noticias' },
      { label: 'Galerias', to: '/gallery' },
      { label: 'Redes sociais', to: '/socialMedia' },
      { label: 'Enquetes', to: '/survey' },
      { label: 'Arquivos', to: '/arquivos' },
    ],
  },
  { kind: 'link', key: 'fale-conosco', label: 'Fale Conosco', to: '/FaleConosco' },
];
