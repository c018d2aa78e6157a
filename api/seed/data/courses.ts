import type { AreaSlug } from '../../src/art/palette.ts';

/** Technological axes of the national catalogue, for courses and their plans. */
export const axes = {
  management: 'Gestão e Negócios',
  health: 'Ambiente e Saúde',
  education: 'Desenvolvimento Educacional e Social',
  informatics: 'Informação e Comunicação',
  hospitality: 'Turismo, Hospitalidade e Lazer',
  food: 'Produção Alimentícia',
  design: 'Produção Cultural e Design',
  safety: 'Segurança',
} as const;

/** The eight areas (A 2.2), with the axis of their courses. */
export const areas: Record<AreaSlug, { name: string; axis: string }> = {
  comercio: { name: 'Comércio', axis: axes.management },
  saude: { name: 'Saúde', axis: axes.health },
  educacional: { name: 'Educacional', axis: axes.education },
  tecnologia: { name: 'Tecnologia', axis: axes.informatics },
  gastronomia: { name: 'Gastronomia', axis: axes.hospitality },
  alimentos: { name: 'Alimentos', axis: axes.food },
  moda: { name: 'Moda', axis: axes.design },
  beleza: { name: 'Beleza', axis: axes.health },
};

/** Missing data of a course, shown as "Em Breve" or a placeholder (A 8). */
type Gap = 'price' | 'dates' | 'form' | 'location' | 'image' | 'requirements';

interface CourseOfArea {
  title: string;
  /** In hours. */
  workload: number;
  /** In reais; courses without a price are free of charge. */
  price?: number;
  /** Skills of the graduates: one sentence, then the topics. */
  aim: string;
  topics: string[];
  /** Minimum age, 16 unless stated. */
  age?: number;
  /** Minimum schooling, 'fundamental completo' unless stated. */
  schooling?: 'fundamental incompleto' | 'fundamental completo' | 'médio em andamento' | 'médio completo';
  gaps?: Gap[];
  closed?: true;
}

export interface CourseSeed extends CourseOfArea {
  area: AreaSlug;
  /** 1 free of charge, 2 paid and presential. */
  modality: 1 | 2;
}

const coursesOfAreas: Record<AreaSlug, CourseOfArea[]> = {
  comercio: [
    {
      title: 'Técnico em Administração',
      workload: 1000,
      price: 3490,
      aim: 'Forma quem organiza a rotina de uma empresa, do contrato ao caixa.',
      topics: [
        'Rotinas de pessoal e departamento fiscal',
        'Fluxo de caixa e formação de preço',
        'Compras, estoque e logística na Amazônia',
        'Projeto integrador com um negócio de Macapá',
      ],
      schooling: 'médio em andamento',
    },
    {
      title: 'Assistente Administrativo',
      workload: 160,
      aim: 'Prepara para o dia a dia do escritório, com documentos em ordem e atendimento cuidadoso.',
      topics: [
        'Redação de ofícios e relatórios',
        'Arquivo físico e digital',
        'Planilhas para controle de contas',
      ],
    },
    {
      title: 'Operador de Caixa',
      workload: 160,
      aim: 'Ensina a abrir, conferir e fechar o caixa sem perder a gentileza com quem compra.',
      topics: [
        'Meios de pagamento e conferência de valores',
        'Atendimento preferencial',
        'Prevenção de perdas',
      ],
    },
    {
      title: 'Vendedor: da Vitrine ao Pós-venda',
      workload: 60,
      price: 390,
      aim: 'Para quem vende em loja, na feira ou pelo celular e quer vender melhor.',
      topics: [
        'Vitrine e exposição de produtos',
        'Escuta, oferta e fechamento',
        'Venda por mensagem e redes sociais',
      ],
    },
    {
      title: 'Gestão de Estoques para Pequenos Negócios',
      workload: 40,
      price: 320,
      aim: 'Mostra como ter a mercadoria certa mesmo quando a balsa atrasa.',
      topics: [
        'Inventário e curva ABC',
        'Ponto de pedido e estoque de segurança',
        'Planilha de controle passo a passo',
      ],
      age: 18,
      schooling: 'médio completo',
    },
    {
      title: 'Técnico em Logística',
      workload: 800,
      price: 3100,
      aim: 'Forma profissionais para portos, armazéns e transporte fluvial e rodoviário.',
      topics: ['Movimentação e armazenagem', 'Transporte multimodal', 'Documentos fiscais e de embarque'],
      schooling: 'médio em andamento',
      gaps: ['dates'],
    },
  ],
  saude: [
    {
      title: 'Técnico em Enfermagem',
      workload: 1800,
      price: 5980,
      aim: 'Forma técnicos para hospitais, unidades básicas e atendimento em comunidades ribeirinhas.',
      topics: [
        'Fundamentos do cuidado e segurança do paciente',
        'Saúde da mulher, da criança e do idoso',
        'Urgência e emergência',
        'Estágio supervisionado de 600 horas',
      ],
      age: 18,
      schooling: 'médio completo',
    },
    {
      title: 'Cuidador de Idoso',
      workload: 160,
      aim: 'Prepara para acompanhar a pessoa idosa com segurança, respeito e autonomia.',
      topics: [
        'Higiene, conforto e mobilidade',
        'Alimentação e medicação assistida',
        'Primeiros socorros e rede de apoio',
      ],
      age: 18,
    },
    {
      title: 'Técnico em Radiologia',
      workload: 1600,
      price: 6240,
      aim: 'Habilita para operar equipamentos de diagnóstico por imagem com proteção radiológica.',
      topics: ['Anatomia por imagem', 'Proteção radiológica', 'Estágio em clínicas e hospitais'],
      age: 18,
      schooling: 'médio completo',
      gaps: ['location'],
    },
    {
      title: 'Primeiros Socorros no Trabalho e em Casa',
      workload: 20,
      price: 150,
      aim: 'O que fazer, e o que não fazer, até o socorro chegar.',
      topics: [
        'Avaliação da cena e chamada de socorro',
        'Engasgo, queimadura e sangramento',
        'Reanimação com prática em manequim',
      ],
    },
    {
      title: 'Recepcionista em Serviços de Saúde',
      workload: 240,
      aim: 'Acolhimento e organização na porta de entrada de clínicas e postos.',
      topics: ['Acolhimento e comunicação', 'Agendas e convênios', 'Sigilo e proteção de dados do paciente'],
      schooling: 'médio em andamento',
    },
    {
      title: 'Massoterapia',
      workload: 180,
      price: 1180,
      aim: 'Técnicas manuais de bem-estar para atuar em clínicas, spas e atendimento domiciliar.',
      topics: [
        'Anatomia e fisiologia aplicadas',
        'Massagem clássica e relaxante',
        'Biossegurança e postura de trabalho',
      ],
      age: 18,
      schooling: 'médio completo',
    },
  ],
  educacional: [
    {
      title: 'Libras Básico',
      workload: 60,
      aim: 'As primeiras conversas em Língua Brasileira de Sinais.',
      topics: ['Alfabeto manual e saudações', 'Família, trabalho e cidade', 'Cultura surda no Amapá'],
      age: 14,
      schooling: 'fundamental incompleto',
    },
    {
      title: 'Inglês para Atendimento ao Turista',
      workload: 80,
      price: 640,
      aim: 'Inglês para receber bem no hotel, no restaurante e no marco zero do Equador.',
      topics: [
        'Boas-vindas e orientações de caminho',
        'Pedidos, contas e reclamações',
        'Histórias do Amapá contadas em inglês',
      ],
    },
    {
      title: 'Francês na Fronteira',
      workload: 120,
      price: 890,
      aim: 'Francês de sobrevivência e de negócios para quem vive ou trabalha perto da Guiana Francesa.',
      topics: [
        'Apresentar-se e atender',
        'Documentos, moeda e aduana',
        'Conversação com falantes convidados',
      ],
    },
    {
      title: 'Técnico em Secretaria Escolar',
      workload: 1200,
      price: 3240,
      aim: 'Forma quem cuida da memória e da matrícula de cada estudante.',
      topics: [
        'Escrituração e legislação escolar',
        'Sistemas de gestão acadêmica',
        'Atendimento à comunidade',
      ],
      age: 18,
      schooling: 'médio completo',
      gaps: ['price'],
    },
    {
      title: 'Oratória e Comunicação em Público',
      workload: 24,
      price: 210,
      aim: 'Falar com clareza em reunião, sala de aula ou microfone.',
      topics: ['Respiração e voz', 'Estrutura de uma fala curta', 'Prática filmada com devolutiva'],
    },
    {
      title: 'Mediador de Leitura',
      workload: 80,
      aim: 'Prepara para levar livros a praças, escolas e barcos.',
      topics: ['Escolha de acervo', 'Leitura em voz alta', 'Rodas de conversa com crianças e idosos'],
      schooling: 'médio em andamento',
      gaps: ['image'],
    },
  ],
  tecnologia: [
    {
      title: 'Técnico em Informática',
      workload: 1200,
      price: 4380,
      aim: 'Forma quem instala, conserta, programa e explica.',
      topics: [
        'Montagem e manutenção de computadores',
        'Redes cabeadas e sem fio',
        'Lógica e desenvolvimento web',
        'Suporte e atendimento ao usuário',
      ],
      schooling: 'médio em andamento',
    },
    {
      title: 'Programador Web',
      workload: 240,
      aim: 'Do primeiro HTML a um site publicado.',
      topics: ['HTML, CSS e acessibilidade', 'JavaScript e formulários', 'Banco de dados e publicação'],
      schooling: 'médio em andamento',
    },
    {
      title: 'Informática Básica para o Trabalho',
      workload: 80,
      aim: 'Perder o medo do computador e usá-lo todos os dias.',
      topics: [
        'Arquivos, pastas e impressão',
        'Texto, planilha e e-mail',
        'Senhas e golpes: como se proteger',
      ],
      age: 14,
      schooling: 'fundamental incompleto',
    },
    {
      title: 'Excel: do Controle de Caixa ao Painel',
      workload: 40,
      price: 360,
      aim: 'Planilhas que respondem perguntas do negócio.',
      topics: ['Fórmulas e validação', 'Tabelas dinâmicas', 'Gráficos que não enganam'],
      schooling: 'médio em andamento',
    },
    {
      title: 'Introdução à Análise de Dados com Python',
      workload: 60,
      price: 720,
      aim: 'Dados públicos do Amapá lidos, limpos e contados em gráficos.',
      topics: ['Python do zero', 'Leitura e limpeza de dados', 'Gráficos e relato'],
      schooling: 'médio completo',
    },
    {
      title: 'Técnico em Redes de Computadores',
      workload: 1000,
      price: 4100,
      aim: 'Forma quem leva a rede da antena à sala de aula.',
      topics: ['Cabeamento e fibra', 'Roteamento e segurança', 'Servidores e nuvem'],
      schooling: 'médio em andamento',
      gaps: ['form'],
    },
  ],
  gastronomia: [
    {
      title: 'Cozinheiro',
      workload: 800,
      aim: 'Forma cozinheiros capazes de conduzir uma praça e respeitar o ingrediente.',
      topics: [
        'Técnicas de corte e cocção',
        'Caldos, molhos e guarnições',
        'Cozinha amapaense: peixe, camarão, tucupi',
        'Higiene e segurança dos alimentos',
      ],
      age: 18,
    },
    {
      title: 'Cozinha Amazônica Contemporânea',
      workload: 60,
      price: 980,
      aim: 'Ingredientes da floresta e do rio em pratos de restaurante.',
      topics: ['Tucupi, jambu e farinhas', 'Peixes de rio: corte e ponto', 'Montagem e história do prato'],
      age: 18,
    },
    {
      title: 'Garçom',
      workload: 240,
      aim: 'Serviço de salão, da mesa posta à despedida.',
      topics: ['Tipos de serviço', 'Bebidas e harmonização simples', 'Atendimento a turistas'],
      age: 18,
    },
    {
      title: 'Bartender',
      workload: 120,
      price: 890,
      aim: 'Coquetelaria clássica e sabores do Norte, com responsabilidade.',
      topics: [
        'Ferramentas e técnicas de bar',
        'Clássicos e sem álcool',
        'Cupuaçu, taperebá e jambu no copo',
      ],
      age: 18,
      gaps: ['price', 'dates'],
    },
    {
      title: 'Técnico em Guia de Turismo',
      workload: 800,
      price: 2980,
      aim: 'Forma guias que contam o Amapá do marco zero à pororoca que já foi.',
      topics: ['Patrimônio e natureza do estado', 'Roteiros e segurança', 'Visitas técnicas com barco'],
      age: 18,
      schooling: 'médio completo',
    },
  ],
  alimentos: [
    {
      title: 'Panificação Artesanal',
      workload: 80,
      price: 760,
      aim: 'Pão de fermentação natural e massas para vender todos os dias.',
      topics: ['Fermento natural em clima quente', 'Pães rústicos e de forma', 'Custo, validade e embalagem'],
    },
    {
      title: 'Confeiteiro',
      workload: 300,
      aim: 'Da massa ao acabamento, com frutas da terra.',
      topics: ['Massas, cremes e caldas', 'Bombons de cupuaçu e castanha', 'Bolos de festa e orçamento'],
    },
    {
      title: 'Boas Práticas para Manipuladores de Alimentos',
      workload: 20,
      aim: 'O que a vigilância sanitária pede e por que pede.',
      topics: ['Contaminação e temperatura', 'Higiene pessoal e do ambiente', 'Rotulagem e armazenamento'],
      schooling: 'fundamental incompleto',
    },
    {
      title: 'Beneficiamento de Açaí',
      workload: 40,
      aim: 'Da colheita ao batedor, com o branqueamento que protege quem toma.',
      topics: [
        'Seleção e lavagem do fruto',
        'Branqueamento e controle de temperatura',
        'Selo de qualidade e venda',
      ],
      schooling: 'fundamental incompleto',
    },
    {
      title: 'Salgadeiro',
      workload: 160,
      aim: 'Salgados fritos e assados com padrão e preço justo.',
      topics: ['Massas e recheios', 'Congelamento e fritura segura', 'Encomendas e cálculo de custo'],
      gaps: ['requirements'],
    },
    {
      title: 'Técnico em Nutrição e Dietética',
      workload: 1200,
      price: 4260,
      aim: 'Forma técnicos para escolas, hospitais e cozinhas coletivas.',
      topics: [
        'Planejamento de cardápios',
        'Alimentação escolar com produto local',
        'Estágio supervisionado',
      ],
      schooling: 'médio em andamento',
    },
  ],
  moda: [
    {
      title: 'Costureiro',
      workload: 212,
      aim: 'Da linha na agulha à peça pronta.',
      topics: [
        'Máquinas reta, overloque e galoneira',
        'Montagem de peças básicas',
        'Ajustes e consertos que geram renda',
      ],
      schooling: 'fundamental incompleto',
    },
    {
      title: 'Modelagem e Corte',
      workload: 120,
      price: 840,
      aim: 'Moldes que vestem corpos de verdade.',
      topics: ['Medidas e bases', 'Interpretação de modelos', 'Encaixe e aproveitamento de tecido'],
    },
    {
      title: 'Saias de Marabaixo: Costura e Memória',
      workload: 40,
      aim: 'A saia rodada como roupa, dança e história das comunidades do Curiaú e do Laguinho.',
      topics: ['Roda, barra e babado', 'Estampas e chita', 'Conversa com mestras do Marabaixo'],
      age: 14,
      schooling: 'fundamental incompleto',
    },
    {
      title: 'Produção de Moda e Imagem',
      workload: 60,
      price: 590,
      aim: 'Editoriais, vitrines e redes com identidade própria.',
      topics: ['Pesquisa de referência', 'Produção de ensaio', 'Direitos de imagem'],
      schooling: 'médio em andamento',
      gaps: ['image', 'price'],
    },
    {
      title: 'Ecojoias: Sementes e Fibras',
      workload: 60,
      aim: 'Colares e brincos com semente, fibra e respeito à floresta.',
      topics: ['Coleta responsável e beneficiamento', 'Montagem e acabamento', 'Preço, embalagem e feira'],
      schooling: 'fundamental incompleto',
    },
  ],
  beleza: [
    {
      title: 'Cabeleireiro',
      workload: 400,
      price: 2380,
      aim: 'Corte, cor e cuidado para todos os tipos de cabelo.',
      topics: [
        'Higienização e tratamento',
        'Cortes femininos, masculinos e infantis',
        'Coloração e descoloração segura',
      ],
    },
    {
      title: 'Barbeiro',
      workload: 172,
      aim: 'Corte, barba e navalha com biossegurança.',
      topics: ['Degradês e tesoura', 'Barba e toalha quente', 'Agenda e preço do serviço'],
    },
    {
      title: 'Manicure e Pedicure',
      workload: 160,
      aim: 'Unhas saudáveis, bonitas e um negócio possível em casa.',
      topics: ['Anatomia da unha e biossegurança', 'Esmaltação e alongamento', 'Divulgação e clientela'],
    },
    {
      title: 'Maquiador Profissional',
      workload: 120,
      price: 940,
      aim: 'Maquiagem social, para palco e para câmera, em todas as peles.',
      topics: ['Preparação e subtons', 'Noivas, palco e vídeo', 'Higiene de pincéis e produtos'],
    },
    {
      title: 'Cachos e Tranças: Cuidado com Cabelos Crespos e Cacheados',
      workload: 60,
      aim: 'Técnicas e saberes para cabelos crespos e cacheados, sem alisar a história.',
      topics: ['Curvaturas e cronograma de cuidado', 'Tranças nagô e box braids', 'Transição capilar'],
      schooling: 'fundamental incompleto',
    },
    {
      title: 'Técnico em Estética',
      workload: 1200,
      price: 5120,
      aim: 'Forma técnicos em estética facial e corporal.',
      topics: ['Anatomia e cosmetologia', 'Protocolos faciais e corporais', 'Gestão de clínica'],
      age: 18,
      schooling: 'médio completo',
      closed: true,
    },
  ],
};

export const courses = Object.entries(coursesOfAreas).flatMap(([area, all]) =>
  all.map((course): CourseSeed => ({ ...course, area: area as AreaSlug, modality: course.price ? 2 : 1 })),
);
