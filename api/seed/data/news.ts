import type { ContentLink } from '@portal/contract/endpoints/home';
import type { AreaSlug } from '../../src/art/palette.ts';
import { psgTotals } from './psg.ts';

const cityNames = new Intl.ListFormat('pt-BR').format(psgTotals.cities);

/** Content of a page; `body` contains blocks of HTML. `daysAgo` counts from the day of seeding. */
export type ContentSeed = {
  title: string;
  subtitle: string;
  area: AreaSlug;
  tags?: string[];
  daysAgo: number;
  /** 1 shows the body only; others also have picture, title, share bar and tags (B 2.10). */
  type?: 1;
  emphasis?: 1;
  body: string[];
  links?: ContentLink[];
  /** Paragraphs of the offered PDF. */
  file?: { label: string; paragraphs: string[] };
};

/** News of the page "Notícias" (B 2.8), newest first. */
export const news: ContentSeed[] = [
  {
    title: `Inscrições abertas: ${psgTotals.vacancies} vagas gratuitas em ${psgTotals.cities.length} municípios e a distância`,
    subtitle: `Programa de Gratuidade oferece cursos de qualificação em ${cityNames}`,
    area: 'educacional',
    tags: ['PSG', 'cursos gratuitos', 'inscrições'],
    daysAgo: 2,
    emphasis: 1,
    body: [
      `<p>Começou nesta semana o prazo para se candidatar aos <strong>cursos gratuitos</strong> do Programa Senac de Gratuidade. São ${psgTotals.vacancies} vagas em turmas presenciais em ${cityNames} e em uma turma a distância, com material didático e certificado incluídos.</p>`,
      '<h2>Quem pode participar</h2><p>Pessoas com renda familiar mensal por pessoa de até dois salários mínimos federais, que atendam à idade e à escolaridade de cada curso. A conta é simples e pode ser feita na calculadora da página do programa.</p>',
      '<h2>Como se inscrever</h2><ol><li>Leia o edital do processo seletivo.</li><li>Escolha um único curso.</li><li>Informe CPF e data de nascimento e preencha o cadastro.</li><li>Guarde o comprovante com o número da sua posição.</li></ol>',
      '<p>A matrícula segue a ordem de inscrição. Quem ficar no cadastro de reserva será chamado por e-mail se houver desistência.</p>',
    ],
  },
  {
    title: 'Carreta-Escola atraca em Laranjal do Jari com cursos de saúde',
    subtitle: 'Laboratório sobre rodas fica na cidade por três meses',
    area: 'saude',
    tags: ['Carreta-Escola', 'saúde', 'interior'],
    daysAgo: 5,
    emphasis: 1,
    body: [
      '<p>A viagem levou dois dias, uma balsa e muita paciência com a estrada. A <em>Carreta-Escola</em> está estacionada na Praça Central de Laranjal do Jari e abre as portas na próxima segunda-feira.</p>',
      '<p>Dentro dela cabe um laboratório completo: leitos, manequins, pia cirúrgica e uma sala para vinte estudantes.</p>',
      '<blockquote><p>“Antes eu teria de mudar de cidade para estudar. Agora a escola mudou para cá”, conta uma das alunas da primeira turma.</p></blockquote>',
      '<h2>O que será oferecido</h2><ul><li>Cuidador de Idoso</li><li>Barbeiro</li></ul>',
    ],
  },
  {
    title: 'Restaurante-escola Terraço volta com menu de rio e floresta',
    subtitle: 'Almoço executivo é preparado e servido por alunos, de terça a sexta',
    area: 'gastronomia',
    tags: ['gastronomia', 'Terraço', 'cozinha amazônica'],
    daysAgo: 9,
    body: [
      '<p>Filhote na brasa, arroz de jambu e uma sobremesa de bacuri que some da bandeja: o Terraço reabriu com um menu que muda conforme o que chega ao mercado.</p>',
      '<h2>Sala de aula com vista</h2><p>Cada serviço vale nota. Enquanto uma turma conduz a cozinha, outra cuida do salão, e os papéis se invertem na semana seguinte. Os instrutores acompanham, mas quem decide o ponto é o aluno.</p>',
      '<p><strong>Funcionamento:</strong> terça a sexta, do meio-dia às 14h30. Reservas pelo telefone da unidade.</p>',
    ],
  },
  {
    title: 'Alunas de moda levam saias de Marabaixo à passarela',
    subtitle: 'Coleção de conclusão une costura, memória e ritmo',
    area: 'moda',
    tags: ['moda', 'Marabaixo', 'cultura'],
    daysAgo: 13,
    body: [
      '<p>Quatro metros de roda, três babados, flores miúdas. A coleção apresentada na noite de sexta-feira partiu de uma peça que toda família do Laguinho conhece.</p>',
      '<p>Antes de cortar o tecido, a turma ouviu mestras, visitou barracões e desenhou o movimento: <em>uma saia de Marabaixo só existe quando gira</em>.</p>',
      '<h2>Da aula para a encomenda</h2><p>Seis das quinze peças foram vendidas no mesmo dia. Duas alunas já receberam pedidos para o próximo Ciclo do Marabaixo.</p>',
    ],
  },
  {
    title: 'Técnico em Informática passa a ser oferecido no Oiapoque',
    subtitle: 'Turma na fronteira terá laboratório novo e aulas de francês',
    area: 'tecnologia',
    tags: ['tecnologia', 'Oiapoque', 'cursos técnicos'],
    daysAgo: 16,
    body: [
      '<p>A unidade do Oiapoque recebeu trinta computadores e uma conexão por satélite redundante. Com isso, o plano do curso Técnico em Informática foi autorizado também para o extremo norte do estado.</p>',
      '<h2>Um currículo com sotaque local</h2><p>Além da grade comum, os estudantes terão quarenta horas de francês instrumental. A ideia partiu dos comerciantes da cidade, que atendem clientes dos dois lados da ponte.</p>',
      '<p>As matrículas são feitas na secretaria ou pela página do curso.</p>',
    ],
  },
  {
    title: 'Feira de profissões recebe três mil estudantes em dois dias',
    subtitle: 'Oficinas relâmpago deixaram experimentar antes de escolher',
    area: 'comercio',
    tags: ['feira', 'jovens', 'orientação profissional'],
    daysAgo: 20,
    body: [
      '<p>Cortar um molde, medir a pressão de um colega, montar um cabo de rede, decorar um bombom. Em vez de folhetos, a feira ofereceu vinte minutos de prática em cada área.</p>',
      '<ul><li>32 oficinas</li><li>3.100 visitantes</li><li>11 escolas públicas</li></ul>',
      '<p>“Eu vim por causa da barbearia e saí querendo fazer redes”, resumiu um estudante do segundo ano.</p>',
    ],
  },
  {
    title: 'Boas práticas no açaí: batedores recebem certificado',
    subtitle: 'Curso gratuito ensina branqueamento e controle de temperatura',
    area: 'alimentos',
    tags: ['açaí', 'segurança dos alimentos', 'PSG'],
    daysAgo: 24,
    body: [
      '<p>Quarenta e dois batedores de açaí de Macapá e Santana concluíram o curso de beneficiamento. Todos saíram com certificado e um termômetro de imersão.</p>',
      '<h2>Dez segundos que protegem</h2><p>O branqueamento mergulha o fruto em água quente por poucos segundos e depois o resfria. O procedimento elimina o risco sem mudar o sabor, e é ele que dá direito ao selo de qualidade.</p>',
      '<p>Uma nova turma começa no próximo mês, com prioridade para batedores do interior.</p>',
    ],
  },
  {
    title: 'Biblioteca amplia horário de estudo na semana de provas',
    subtitle: 'Salas em grupo e computadores ficam disponíveis sem intervalo',
    area: 'educacional',
    tags: ['biblioteca', 'estudo'],
    daysAgo: 28,
    body: [
      '<p>De segunda a sexta da próxima semana, a biblioteca não fecha para o almoço. As dez estações com internet podem ser reservadas por períodos de uma hora.</p>',
      '<p>O empréstimo continua como sempre: até três obras diferentes por sete dias, com renovação se ninguém estiver na fila.</p>',
    ],
  },
  {
    title: 'Barbearia solidária atende comunidade do Bailique',
    subtitle: 'Equipe viajou doze horas de barco para cortar cabelos e ensinar',
    area: 'beleza',
    tags: ['beleza', 'ação social', 'Bailique'],
    daysAgo: 33,
    body: [
      '<p>O barco saiu de Santana às quatro da tarde e amanheceu no arquipélago. A bordo, doze alunos, duas instrutoras e uma cadeira de barbeiro que viajou amarrada no convés.</p>',
      '<p>Em dois dias foram 214 atendimentos. Nos intervalos, a equipe deu noções de biossegurança a quem já corta cabelo na comunidade.</p>',
      '<blockquote><p>“Aprendi que esterilizar não é capricho. Já separei uma panela só para isso.”</p></blockquote>',
      '<p>A próxima viagem leva também maquiagem e tranças.</p>',
    ],
  },
  {
    title: 'Egressos encontram vagas no Banco de Oportunidades',
    subtitle: 'Em seis meses, 180 contratações foram registradas',
    area: 'comercio',
    tags: ['emprego', 'egressos', 'Banco de Oportunidades'],
    daysAgo: 38,
    body: [
      '<p>O serviço aproxima quem concluiu um curso de empresas que procuram gente qualificada. O cadastro é gratuito para os dois lados.</p>',
      '<h2>Áreas que mais contrataram</h2><ol><li>Comércio e atendimento</li><li>Gastronomia</li><li>Saúde</li></ol>',
      '<p>Para participar, o ex-aluno envia o currículo atualizado e o certificado. Um orientador revisa o material antes de publicá-lo.</p>',
    ],
  },
  {
    title: 'Curso de Libras ganha turma noturna',
    subtitle: 'Procura de comerciantes motivou o novo horário',
    area: 'educacional',
    tags: ['Libras', 'acessibilidade'],
    daysAgo: 43,
    body: [
      '<p>Lojistas do centro pediram e a escola atendeu: a próxima turma de Libras Básico terá aulas das 19h às 21h30.</p>',
      '<p>O programa inclui vocabulário de atendimento, números, preços e uma visita a um supermercado parceiro, onde os alunos praticam com clientes surdos.</p>',
    ],
  },
  {
    title: 'Hackathon propõe soluções para o trânsito dos rios',
    subtitle: 'Equipe vencedora criou painel de horários de embarcações',
    area: 'tecnologia',
    tags: ['tecnologia', 'hackathon', 'rios'],
    daysAgo: 49,
    body: [
      '<p>Trinta e seis horas, nove equipes, um problema: quem mora no interior não sabe a que horas o barco sai. O desafio foi lançado por estudantes do Técnico em Informática.</p>',
      '<h2>O projeto vencedor</h2><p><strong>Maré Certa</strong> cruza a tábua de marés com a programação dos portos e mostra tudo em uma tela simples, que funciona mesmo com internet fraca.</p>',
      '<p>O protótipo será testado durante três meses no porto de Santana.</p>',
    ],
  },
  {
    title: 'Terceira idade aprende a usar o celular sem cair em golpes',
    subtitle: 'Oficina gratuita tem lista de espera e ganha reforço',
    area: 'tecnologia',
    tags: ['inclusão digital', 'idosos'],
    daysAgo: 55,
    body: [
      '<p>Mensagens com pressa, prêmios inesperados, parentes que trocaram de número: os golpes mudam, mas o roteiro é o mesmo.</p>',
      '<p>Na oficina, cada participante aprende três perguntas antes de clicar: <em>quem pede? por que agora? como confirmo por outro caminho?</em></p>',
      '<p>Novas turmas serão abertas às quartas e sextas pela manhã.</p>',
    ],
  },
  {
    title: 'Programa Jovem Aprendiz forma 212 adolescentes',
    subtitle: 'Cerimônia reuniu famílias e empresas parceiras',
    area: 'comercio',
    tags: ['Jovem Aprendiz', 'formatura'],
    daysAgo: 61,
    body: [
      '<p>Foram dezesseis meses entre a loja e a sala de aula. Na entrega dos certificados, quem discursou foi a aprendiz mais jovem, de quinze anos, contratada por uma farmácia do bairro Buritizal.</p>',
      '<h2>Depois do contrato</h2><p>Das empresas participantes, mais da metade efetivou ao menos um aprendiz. A lei da aprendizagem limita o contrato a dois anos, exceto para pessoas com deficiência.</p>',
    ],
  },
  {
    title: 'Concurso de pães valoriza farinhas da Amazônia',
    subtitle: 'Receita com macaxeira e castanha levou o primeiro lugar',
    area: 'alimentos',
    tags: ['panificação', 'concurso'],
    daysAgo: 68,
    body: [
      '<p>O regulamento pedia apenas duas coisas: fermentação natural e um ingrediente do Amapá. Vieram pães de tucumã, de pupunha, de farinha de tapioca.</p>',
      '<p>A campeã, aluna do curso de Panificação Artesanal, usou macaxeira cozida na massa e castanha tostada na crosta.</p>',
      '<p>A receita completa será publicada no caderno do curso.</p>',
    ],
  },
  {
    title: 'Unidade de Santana inaugura laboratório de logística',
    subtitle: 'Espaço simula armazém, doca e central de expedição',
    area: 'comercio',
    tags: ['Santana', 'logística', 'infraestrutura'],
    daysAgo: 75,
    body: [
      '<p>Empilhadeira elétrica, leitores de código, estantes de três níveis e uma doca de madeira que imita o porto vizinho. O laboratório foi desenhado com a ajuda de operadores portuários.</p>',
      '<p>Os alunos recebem pedidos fictícios, separam, conferem e embarcam. O cronômetro não perdoa, mas ninguém trabalha sem capacete.</p>',
    ],
  },
  {
    title: 'Mutirão de saúde na Fazendinha atende 500 pessoas',
    subtitle: 'Estudantes de enfermagem aferiram pressão e orientaram famílias',
    area: 'saude',
    tags: ['saúde', 'enfermagem', 'ação social'],
    daysAgo: 83,
    body: [
      '<p>As mesas foram montadas à sombra, perto do rio. Em uma manhã, a turma do Técnico em Enfermagem fez aferição de pressão e glicemia, curativos simples e orientação sobre vacinas.</p>',
      '<h2>Números do dia</h2><ul><li>512 atendimentos</li><li>43 encaminhamentos à unidade básica</li><li>180 cadernetas de vacina conferidas</li></ul>',
    ],
  },
  {
    title: 'Professores participam de formação sobre acessibilidade',
    subtitle: 'Materiais de aula serão revistos até o fim do semestre',
    area: 'educacional',
    tags: ['acessibilidade', 'docentes'],
    daysAgo: 92,
    body: [
      '<p>Contraste, texto alternativo, legenda, linguagem simples. A formação de vinte horas terminou com um compromisso: cada docente vai rever um material por semana.</p>',
      '<p>Estudantes com deficiência visual participaram como avaliadores e apontaram o que mais atrapalha: <strong>tabelas em imagem</strong>.</p>',
    ],
  },
  {
    title: 'Alunos de guia de turismo refazem a rota da Fortaleza',
    subtitle: 'Roteiro conta a história de quem construiu os muros',
    area: 'gastronomia',
    tags: ['turismo', 'patrimônio'],
    daysAgo: 101,
    body: [
      '<p>A Fortaleza de São José de Macapá aparece em todo cartão-postal. O roteiro criado pela turma fala de quem quase nunca aparece: os trabalhadores indígenas e negros que ergueram a construção.</p>',
      '<p>A caminhada dura noventa minutos, tem paradas à sombra e versão em Libras.</p>',
    ],
  },
  {
    title: 'Estúdio de beleza abre agenda para atendimento supervisionado',
    subtitle: 'Serviços têm preço simbólico e acompanhamento de instrutores',
    area: 'beleza',
    tags: ['beleza', 'atendimento ao público'],
    daysAgo: 112,
    body: [
      '<p>Cortes, escovas, manicure, design de sobrancelhas e limpeza de pele. Os atendimentos são feitos por alunos em fase de conclusão, sempre com um instrutor ao lado.</p>',
      '<p>É preciso agendar e chegar com dez minutos de antecedência. Pessoas com alergia devem avisar no momento da marcação.</p>',
    ],
  },
  {
    title: 'Costureiras de Mazagão criam cooperativa',
    subtitle: 'Grupo nasceu em uma turma do programa de gratuidade',
    area: 'moda',
    tags: ['costura', 'Mazagão', 'cooperativismo'],
    daysAgo: 125,
    body: [
      '<p>Doze colegas, nove máquinas e um galpão emprestado. A cooperativa começou fazendo fardamento escolar e hoje costura também as roupas da festa de São Tiago.</p>',
      '<h2>O que mudou</h2><p>“A gente sabia costurar, mas não sabia cobrar”, lembra a presidente. O módulo de custos, diz ela, foi o mais útil do curso.</p>',
    ],
  },
  {
    title: 'Visita técnica leva alunos ao maior porto do estado',
    subtitle: 'Turma acompanhou o embarque de contêineres',
    area: 'comercio',
    tags: ['logística', 'visita técnica'],
    daysAgo: 139,
    body: [
      '<p>Capacete, colete, crachá. Durante três horas, os estudantes seguiram uma carga desde a portaria até o navio, com parada na balança e na fiscalização.</p>',
      '<p>No retorno, cada grupo desenhou o fluxo e apontou onde a espera poderia ser menor.</p>',
    ],
  },
  {
    title: 'Semana de Cultura Negra tem tranças, comida e debate',
    subtitle: 'Programação gratuita ocupa todas as unidades',
    area: 'beleza',
    tags: ['cultura', 'programação'],
    daysAgo: 158,
    body: [
      '<p>Oficinas de tranças nagô, rodas de conversa sobre trabalho e racismo, gengibirra e caldo. A programação foi montada com lideranças do Curiaú e do Laguinho.</p>',
      '<h2>Destaques</h2><ul><li>Mostra de saias e caixas de Marabaixo</li><li>Aula aberta de cozinha quilombola</li><li>Debate: carreira e cor</li></ul>',
    ],
  },
  {
    title: 'Pesquisa ouve comércio para planejar novos cursos',
    subtitle: 'Empresas indicaram atendimento, cozinha e dados como prioridade',
    area: 'tecnologia',
    tags: ['pesquisa', 'mercado de trabalho'],
    daysAgo: 181,
    body: [
      '<p>Foram visitados 420 estabelecimentos em cinco municípios. A pergunta principal: <em>que profissional você procura e não encontra?</em></p>',
      '<p>As respostas orientam a oferta do próximo ano e foram entregues também às prefeituras.</p>',
      '<p>O resumo da pesquisa está na página de arquivos.</p>',
    ],
  },
  {
    title: 'Coral dos alunos encerra o semestre à beira do rio',
    subtitle: 'Apresentação ao pôr do sol reuniu famílias no Trapiche',
    area: 'educacional',
    tags: ['cultura', 'alunos'],
    daysAgo: 204,
    body: [
      '<p>O sol descia exatamente sobre o rio quando o coral entoou a primeira música. No repertório, batuque, marabaixo e canções de trabalho.</p>',
      '<p>Participaram quarenta vozes de todas as áreas. Os ensaios recomeçam com as aulas.</p>',
    ],
  },
];
