import { commonSynonyms } from '@portal/shared/text-search/common-synonyms';
import { findTexts } from '@portal/shared/text-search/find-texts';
import { toSynonyms } from '@portal/shared/text-search/synonyms';
import { textIndex, textReader } from '@portal/shared/text-search/text-index';
import { type SearchHit, toSearchHit } from './search-hit.ts';

/** Page of the portal itself: its name and search terms. */
interface PortalPage {
  title: string;
  to: string;
  more: string;
}

/** `scripts/portal-pages.test.ts` compares it with the remotes' declarations. */
export const portalPages: readonly PortalPage[] = [
  { title: 'Programação de cursos', to: '/cursos', more: 'técnicos pagos presenciais matrícula' },
  { title: 'Cursos livres', to: '/cursos-livres', more: 'gratuitos' },
  {
    title: 'Programa Senac de Gratuidade (PSG)',
    to: '/psg',
    more: 'cursos gratuitos bolsa editais calculadora renda elegibilidade baixa renda',
  },
  { title: 'Regulamento do PSG', to: '/psg/detalhes', more: 'gratuidade metodologia de cálculo regras' },
  { title: 'Trabalhe conosco (PSS)', to: '/pss', more: 'emprego vagas concurso processo seletivo currículo' },
  {
    title: 'Banco de Oportunidades',
    to: '/banco_de_oportunidades',
    more: 'emprego vagas egressos currículo',
  },
  { title: 'Jovem Aprendiz', to: '/jovem_aprendiz', more: 'aprendizagem primeiro emprego menor' },
  { title: 'Planos de cursos técnicos', to: '/plano_cursos', more: 'ato autorizativo documentos' },
  {
    title: 'Unidades',
    to: '/unidades',
    more: 'endereço telefone whatsapp mapa onde fica localização horário perto de mim secretaria',
  },
  { title: 'Quem somos', to: '/QuemSomos', more: 'missão valores instituição senac' },
  { title: 'História', to: '/historia', more: 'linha do tempo marcas' },
  { title: 'Biblioteca', to: '/biblioteca', more: 'livros empréstimo acervo digital horário' },
  { title: 'Política de privacidade', to: '/politicas', more: 'dados pessoais LGPD cookies' },
  {
    title: 'Seus dados, seus direitos',
    to: '/seus-dados',
    more: 'LGPD titular encarregado excluir apagar corrigir cópia dados pessoais',
  },
  { title: 'Notícias', to: '/noticias', more: 'novidades imprensa' },
  { title: 'Galerias', to: '/gallery', more: 'fotos imagens eventos' },
  { title: 'Redes sociais', to: '/socialMedia', more: 'instagram facebook youtube vídeos' },
  { title: 'Enquetes', to: '/survey', more: 'votação opinião' },
  { title: 'Arquivos', to: '/arquivos', more: 'documentos pdf' },
  { title: 'Perguntas frequentes', to: '/faq', more: 'dúvidas ajuda' },
  {
    title: 'Fale Conosco',
    to: '/FaleConosco',
    more: 'contato telefone whatsapp e-mail ouvidoria reclamação atendimento atendente falar',
  },
  { title: 'Solicitação de cursos', to: '/psa', more: 'empresa sob medida pedido associação prefeitura' },
  { title: 'Guardados neste aparelho', to: '/guardados', more: 'offline sem internet conexão sinal salvos' },
  { title: 'Meus dados', to: '/meus-dados', more: 'LGPD cópia baixar o que guardam sobre mim' },
  { title: 'Recuperar senha', to: '/changePassword', more: 'esqueci minha senha trocar código acesso' },
  {
    title: 'Segunda via do comprovante',
    to: '/segunda-via',
    more: 'comprovante de inscrição recibo perdi número imprimir',
  },
  {
    title: 'Área do candidato',
    to: '/area_do_candidato',
    more: 'minhas inscrições comprovante ficha login entrar cancelar resultado posição',
  },
];

const index = textIndex(portalPages, textReader(), toSynonyms(commonSynonyms));

/** Search terms are chosen for the search: a match precedes matches in long texts. */
const TERM_PENALTY = -0.2;

/** Finds pages of the portal itself, best match first; `misspelt` if the text was corrected. */
export function findPortalPages(text: string): { pages: SearchHit[]; misspelt: boolean } {
  const { ranks, didYouMean } = findTexts(index, text);
  const pages = [...ranks]
    .sort(([, one], [, other]) => one - other)
    .map(([{ title, to }, rank]) => toSearchHit({ title, to, rank, penalty: TERM_PENALTY }));
  return { pages, misspelt: didYouMean.length > 0 };
}
