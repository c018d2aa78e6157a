/** Discount policies (A 2.5). `icon` is the path data of a 24 × 24 drawing. */
export const discounts = [
  {
    name: 'Comerciários e dependentes',
    percentage: 20,
    descriptive: 'Para quem trabalha no comércio de bens, serviços e turismo, com a credencial em dia.',
    icon: 'M4 9h16l-1-5H5zm1 2h2v9h10v-9h2v11H5zm5 3h4v4h-4z',
  },
  {
    name: 'Ex-alunos',
    percentage: 15,
    descriptive: 'Para quem já concluiu um curso conosco e volta para continuar.',
    icon: 'M12 3 1 9l11 6 9-5v6h2V9zm-7 9v5l7 4 7-4v-5l-7 4z',
  },
  {
    name: 'Pagamento à vista',
    percentage: 10,
    descriptive: 'No PIX ou boleto, em uma só parcela, até o primeiro dia de aula.',
    icon: 'M3 6h18v12H3zm9 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 8v2l2-2zm14 8v-2l-2 2z',
  },
  {
    name: 'Empresas conveniadas',
    percentage: 12.5,
    descriptive: 'Para funcionários das empresas parceiras, com declaração de vínculo.',
    icon: 'M4 21V5l8-3v5l8 3v11zm3-3h2v-2H7zm0-5h2v-2H7zm8 5h2v-2h-2zm0-5h2v-2h-2z',
  },
  {
    name: 'Duas pessoas da mesma família',
    percentage: 5,
    descriptive: 'Irmãos, pais, filhos e casais matriculados no mesmo semestre.',
    icon: 'M8 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm8 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM2 20c0-5 3-8 6-8s6 3 6 8zm14 0c0-3-1-5-2-7 4-1 8 1 8 7z',
  },
];
