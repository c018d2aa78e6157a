import type { ContentLink } from '@portal/contract/endpoints/home';
import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { whatsappLink } from '@portal/contract/format/social-profiles';
import { basePath } from '@portal/contract/institution/base-path';
import { contacts, emailDomain } from '@portal/contract/institution/contacts';
import type { ContentSeed } from './news.ts';
import { units } from './units.ts';

type MenuName = 'SENAC' | 'CURSOS' | 'PARA_VOCE' | 'PARA_EMPRESA' | 'COMUNICACAO';

const toPage = (label: string, path: string): ContentLink => ({ label, url: basePath + path });
const toPhone = (label: string, phone: string): ContentLink => ({
  label: `${label}: ${formatPhone(phone)}`,
  url: phoneLink(phone) ?? '',
});
const toEmail = (name: string): ContentLink => ({
  label: `${name}@${emailDomain}`,
  url: `mailto:${name}@${emailDomain}`,
});
const [macapa] = units;
const phone = macapa?.phone ?? '';

/** Sub-pages that the server adds to the menus (A 2.1), by their names. */
export const menuPages: Record<MenuName, Record<string, ContentSeed[]>> = {
  SENAC: {
    'Conselho Regional': [
      {
        title: 'Conselho Regional',
        subtitle: 'Quem decide e como acompanhar',
        type: 1,
        area: 'comercio',
        daysAgo: 300,
        links: [toPage('Ver pautas e atas', '/arquivos')],
        body: [
          '<h2>Composição</h2><p>O Conselho Regional reúne representantes das empresas e dos trabalhadores do comércio, do governo federal e do sistema educacional. Os mandatos são de quatro anos.</p>',
          `<h2>Reuniões</h2><p>As reuniões ordinárias são bimestrais. Pautas e atas são publicadas na <a href="${basePath}/arquivos">página de arquivos</a> em até dez dias.</p>`,
        ],
      },
    ],
    'Responsabilidade Social': [
      {
        title: 'Responsabilidade Social',
        subtitle: 'Educação que chega de barco, de carreta e a pé',
        area: 'saude',
        tags: ['ações sociais', 'interior'],
        daysAgo: 150,
        links: [toPage('Pedir uma ação', '/FaleConosco'), toPhone('Ligar', phone)],
        body: [
          '<p>Levamos oficinas e atendimentos gratuitos a comunidades que ficam longe das unidades. O calendário é combinado com associações de moradores e prefeituras.</p>',
          `<h2>Como pedir uma ação</h2><p>Associações e escolas podem enviar o pedido pelo <a href="${basePath}/FaleConosco">Fale Conosco</a>, com o número estimado de participantes e o local disponível.</p>`,
          '<ul><li>Beleza e bem-estar</li><li>Saúde preventiva</li><li>Inclusão digital</li></ul>',
        ],
      },
    ],
  },
  CURSOS: {
    'Cursos Técnicos': [
      {
        title: 'Cursos Técnicos',
        subtitle: 'Habilitação reconhecida em todo o país',
        area: 'tecnologia',
        tags: ['técnicos', 'habilitação'],
        daysAgo: 90,
        links: [toPage('Ver turmas abertas', '/cursos'), toPage('Planos de curso', '/plano_cursos')],
        body: [
          '<p>Um curso técnico dura de um a dois anos e dá direito a diploma e registro profissional, quando a profissão o exige.</p>',
          `<h2>Para quem</h2><p>Para quem cursa ou já concluiu o ensino médio. Cada plano de curso, com sua autorização, está na página <a href="${basePath}/plano_cursos">Planos de cursos</a>.</p>`,
          '<h2>Estágio</h2><p>Nas áreas de saúde o estágio é obrigatório e acontece em serviços conveniados.</p>',
        ],
      },
    ],
    Aprendizagem: [
      {
        title: 'Aprendizagem Profissional Comercial',
        subtitle: 'Trabalho protegido para começar bem',
        type: 1,
        area: 'comercio',
        daysAgo: 210,
        links: [
          toPage('Conhecer o Jovem Aprendiz', '/jovem_aprendiz'),
          toPhone('Ligar', contacts.aprendiz.phone),
        ],
        body: [
          '<p>A aprendizagem une formação teórica na escola e prática na empresa, com carteira assinada e horário compatível com os estudos.</p>',
          `<p>Saiba mais na página do <a href="${basePath}/jovem_aprendiz">Jovem Aprendiz</a>.</p>`,
        ],
      },
    ],
  },
  PARA_VOCE: {
    'Certificação Profissional': [
      {
        title: 'Certificação Profissional',
        subtitle: 'O que você já sabe fazer vale diploma',
        area: 'beleza',
        tags: ['certificação', 'experiência'],
        daysAgo: 60,
        links: [toPage('Pedir orientação', '/FaleConosco'), toPhone('Ligar', phone), toEmail('certificacao')],
        body: [
          '<p>Quem aprendeu trabalhando pode ter seus saberes reconhecidos por uma banca, sem repetir o curso inteiro.</p>',
          '<h2>Etapas</h2><ol><li>Conversa de orientação</li><li>Portfólio e documentos</li><li>Prova prática</li><li>Resultado e, se preciso, complementação</li></ol>',
        ],
      },
    ],
    'Salão-Escola': [
      {
        title: 'Salão-Escola',
        subtitle: 'Serviços de beleza a preço simbólico',
        area: 'beleza',
        tags: ['beleza', 'atendimento'],
        daysAgo: 45,
        links: [
          toPhone('Agendar por telefone', phone),
          {
            label: 'Agendar pelo WhatsApp',
            url: whatsappLink(macapa?.whatsapp, 'Olá! Quero agendar no Salão-Escola.') ?? '',
          },
          {
            label: 'Serviços e valores (PDF)',
            url: 'documents/arquivos/tabela-de-servicos-do-salao-escola.pdf',
          },
        ],
        body: [
          '<p>Os atendimentos são feitos por alunos, com supervisão, de segunda a quinta, das 14h às 18h.</p>',
          '<p>Agende pelo telefone da unidade Macapá. As vagas da semana abrem às sextas.</p>',
        ],
      },
    ],
  },
  PARA_EMPRESA: {
    'Cursos sob Medida': [
      {
        title: 'Cursos sob Medida',
        subtitle: 'A turma na sua empresa, no seu horário',
        area: 'comercio',
        tags: ['empresas', 'na empresa'],
        daysAgo: 75,
        links: [toPage('Pedir uma proposta', '/psa'), toPhone('Ligar', phone), toEmail('empresas')],
        body: [
          '<p>Montamos o programa depois de ouvir a equipe: atendimento, liderança, segurança dos alimentos, informática e o que mais for preciso.</p>',
          '<h2>Como funciona</h2><p>Visita de diagnóstico, proposta em cinco dias úteis, aulas na empresa ou na unidade, avaliação e relatório final.</p>',
        ],
      },
    ],
    'Contrate um jovem aprendiz': [
      {
        title: 'Contrate um jovem aprendiz',
        subtitle: 'Cota, contrato e acompanhamento',
        type: 1,
        area: 'educacional',
        daysAgo: 200,
        links: [toPage('Reservar uma turma', '/FaleConosco'), toPhone('Ligar', contacts.aprendiz.phone)],
        body: [
          '<p>Empresas de médio e grande porte devem ter de 5% a 15% de aprendizes nas funções que demandam formação. Cuidamos da turma, do contrato e do acompanhamento pedagógico.</p>',
          `<p>Fale com a nossa equipe pelo <a href="${basePath}/FaleConosco">Fale Conosco</a>.</p>`,
        ],
      },
    ],
  },
  COMUNICACAO: {
    Imprensa: [
      {
        title: 'Sala de Imprensa',
        subtitle: 'Pautas, dados e contatos para jornalistas',
        area: 'tecnologia',
        tags: ['imprensa'],
        daysAgo: 30,
        links: [toEmail('imprensa'), toPhone('Ligar', phone), toPage('Fotos para baixar', '/gallery')],
        body: [
          '<p>Pedidos de entrevista são respondidos no mesmo dia útil. Informe o veículo, o assunto e o prazo.</p>',
          `<p>Fotos com crédito livre para uso jornalístico estão nas <a href="${basePath}/gallery">galerias</a>.</p>`,
        ],
      },
    ],
    'Revista Equador': [
      {
        title: 'Revista Equador: o rio como estrada',
        subtitle: 'Edição sobre logística e transporte',
        area: 'comercio',
        tags: ['revista', 'logística'],
        daysAgo: 20,
        links: [toPage('Todas as edições', '/pages/Revista%20Equador')],
        file: {
          label: 'Ler a revista (PDF)',
          paragraphs: [
            'O regatão que aceita PIX: um dia no comércio que viaja.',
            'Quanto custa esperar a maré: frete, prazo e perda.',
            'Ensaio: trapiches ao amanhecer.',
          ],
        },
        body: [
          '<p>Nesta edição, a rotina de quem leva mercadoria, gente e notícia pelos rios do estado.</p>',
          '<h2>Nesta edição</h2><ul><li>O regatão que aceita PIX</li><li>Quanto custa esperar a maré</li><li>Ensaio: trapiches ao amanhecer</li></ul>',
        ],
      },
      {
        title: 'Revista Equador: cozinhas de quintal',
        subtitle: 'Edição sobre comida, renda e memória',
        area: 'gastronomia',
        tags: ['revista', 'gastronomia'],
        daysAgo: 110,
        links: [toPage('Todas as edições', '/pages/Revista%20Equador')],
        file: {
          label: 'Ler a revista (PDF)',
          paragraphs: [
            'Fogões a lenha e encomendas pelo celular.',
            'Receitas que ninguém escreveu.',
            'Como uma cozinha vira renda.',
          ],
        },
        body: [
          '<p>Fogões a lenha, encomendas pelo celular e receitas que ninguém escreveu: a economia das cozinhas de quintal.</p>',
        ],
      },
    ],
  },
};
