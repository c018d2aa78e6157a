import type { StatusTexts } from '@portal/platform/host';

const budgetParts = { scripts: 'scripts', styles: 'estilos', total: 'arquivos' };

export const statusTexts: StatusTexts = {
  title: 'Situação do portal',
  summary: (count, troubled) =>
    `${count} remotos, ${troubled === 0 ? 'todos em ordem' : `${troubled} com problemas`}`,
  unknownTeam: 'equipe desconhecida',
  health: {
    healthy: 'em ordem',
    warned: 'com avisos',
    faults: 'com falhas',
    refused: 'lançamento recusado',
    missing: 'nenhum lançamento em vigor',
  },
  facts: {
    current: 'Em vigor',
    previous: 'Anterior',
    canary: 'Canário',
    pinned: 'Fixada pelo registro',
    announced: 'Última anunciada',
    signature: 'Assinatura',
    budget: 'Limite de tamanho',
  },
  release: (release) => {
    if (!release) return 'nenhuma';
    const { version, commit, time } = release;
    return commit ? `${version} (commit ${commit.slice(0, 12)}, de ${time})` : version;
  },
  canary: (release, percent) => `${release}, para ${percent}%`,
  verdicts: { admitted: 'admitida', refused: 'recusada', unknown: 'sem decisão ainda' },
  previews: (count) => (count === 1 ? '1 prévia.' : `${count} prévias.`),
  preview: (name, until, releases) => `${name}, até ${until}: ${releases}`,
  isSigned: 'exigida',
  isUnsigned: 'não exigida',
  budget: (part, size, budget) => `${budgetParts[part]}: ${size} de ${budget} KiB`,
  faults: 'Falhas na última hora, neste servidor',
  noFaults: 'Nenhuma falha',
  faultCount: (count) => (count === 1 ? '1 falha' : `${count} falhas`),
  history: (counts) => `Falhas a cada cinco minutos, das mais antigas às mais recentes: ${counts.join(', ')}`,
  axis: ['há 60 minutos', 'agora'],
  fault: {
    network: 'arquivo não chegou',
    timeout: 'arquivo tardou',
    broken: 'erro ao carregar',
    render: 'erro ao mostrar',
    script: 'erro em um script',
    server: 'erro no servidor',
    document: 'página alterada por tradutor ou extensão',
    foreign: 'erro de uma extensão',
  },
  kind: 'Tipo',
  vitals: 'Percentil 75 das visitas a este servidor',
  vital: { lcp: 'LCP', inp: 'INP', cls: 'CLS', bytes: 'Carregado' },
  visits: 'Visitas',
  version: 'Versão',
  messages: 'Mensagens mais frequentes',
  occurrences: (times) => (times === 1 ? '1 vez' : `${times} vezes`),
  onPages: (pages) => `em ${pages.join(', ')}`,
  reasons: {
    unreachable: () => 'o servidor do remoto não responde',
    unreadable: () => 'o anúncio do remoto não pode ser lido',
    unsigned: () => 'não está assinada com a chave da equipe',
    older: () =>
      'a anunciada é mais antiga que outra que a equipe já assinou; só entra em vigor se o registro a fixar',
    future: () => 'tem um commit com data no futuro; acerte o relógio da máquina que o criou',
    misnamed: () => 'tem uma versão que não pode ser nome de pasta',
    reused: ({ version }) => `tem a versão ${version} de outro lançamento guardado, mas outro conteúdo`,
    'too-many': ({ perHour }) =>
      `espera a vez: são aceitos no máximo ${perHour} lançamentos novos por hora de cada remoto`,
    'too-large': () => 'é grande demais',
    budget: ({ part, size, budget, largest }) =>
      `passa do limite de ${budgetParts[part]}: ${size} de ${budget} KiB; maiores arquivos: ${largest.join(', ')}`,
    changed: ({ file }) => `muda o conteúdo de ${file}, que já foi publicado`,
    incomplete: ({ files = [] }) =>
      files.length > 0
        ? `carrega ${files.join(', ')}, que o servidor dele não tem ou entrega incompleto; publique todos os arquivos da compilação`
        : 'um arquivo falta ou não é o anunciado',
    absolute: ({ files }) =>
      `indica ${files.join(', ')} por um caminho do próprio servidor; compile com o caminho público 'auto', no Vite com base './'`,
    damaged: ({ version }) => `a cópia guardada da versão ${version} estava danificada e foi retirada`,
    contract: ({ built, host }) => `foi feita para o contrato ${built}; o portal usa o ${host}`,
    'base-path': ({ built, host }) =>
      `foi compilada para o caminho ${built || '/'}; o do portal é ${host || '/'}`,
    version: ({ module, range, brought }) =>
      `pede ${module} ${range}; ${brought ? `o portal traz ${brought}` : 'o portal não traz nenhuma versão'}`,
    names: ({ module, missing }) => `usa ${missing.join(', ')} de ${module}, que o portal não tem`,
    pattern: ({ path }) => `pede o caminho ${path}, que não é um padrão válido`,
    path: ({ path, owner }) => `pede o caminho ${path}, que pertence a ${owner.name} (${owner.team})`,
    slot: ({ slot, owner }) => `preenche o espaço ${slot}, que pertence a ${owner.name} (${owner.team})`,
    faulty: ({ detail }) => `não passou no ensaio do servidor${detail ? ` (${detail})` : ''}`,
    untried: () => 'está em ensaio no servidor',
    'pin-missing': ({ pin }) => `a versão fixada (${pin}) não está em vigor`,
    unmounted: ({ slot }) => `preenche o espaço ${slot}, que nenhuma página mostra`,
    pinned: () => 'fixada pelo registro',
    announced: () => 'a última anunciada',
    kept: () => 'mantida, pois a desejada não pode ser montada',
    earlier: () => 'no lugar de outras mais novas, que não podem ser montadas',
  },
};
