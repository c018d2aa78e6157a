import type { StatusTexts } from '@portal/platform/host';

export const statusTexts: StatusTexts = {
  title: 'Situação do portal',
  remotes: (count) => `${count} remotos.`,
  unknownTeam: 'equipe desconhecida',
  release: (release) => {
    if (!release) return 'nenhuma';
    const { version, commit, time } = release;
    return commit ? `${version} (commit ${commit.slice(0, 12)}, de ${time})` : version;
  },
  current: (release, reason) => `Em vigor: ${[release, reason].filter(Boolean).join(', ')}`,
  previous: (release) => `Anterior: ${release}`,
  canary: (release, percent) => `Canário: ${release}, para ${percent}%`,
  pinned: (version) => `Fixada pelo registro: ${version}`,
  announced: (release) => `Última anunciada: ${release}`,
  verdicts: { admitted: 'admitida', refused: 'recusada', unknown: 'sem decisão ainda' },
  previews: (count) => (count === 1 ? '1 prévia.' : `${count} prévias.`),
  preview: (name, until, releases) => `${name}, até ${until}: ${releases}`,
  isSigned: 'Assinatura exigida',
  isUnsigned: 'Assinatura não exigida',
  noFaults: 'Nos navegadores, na última hora: nenhuma falha',
  faults: (version, { network, timeout, broken, render, document }) =>
    `Nos navegadores, na última hora, ${version}: ${network + timeout + broken} falhas de carga (${network} não chegaram, ${timeout} tardaram, ${broken} com erro ao carregar), ${render} erros ao mostrar, ${document} em páginas alteradas por tradutor ou extensão`,
  reasons: {
    unreachable: () => 'o servidor do remoto não responde',
    unreadable: () => 'o anúncio do remoto não pode ser lido',
    unsigned: () => 'não está assinada com a chave da equipe',
    older: () =>
      'a anunciada é mais antiga que outra que a equipe já assinou; só entra em vigor se o registro a fixar',
    misnamed: () => 'tem uma versão que não pode ser nome de pasta',
    'too-many': ({ perHour }) =>
      `espera a vez: são aceitos no máximo ${perHour} lançamentos novos por hora de cada remoto`,
    'too-large': () => 'é grande demais',
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
    pinned: () => 'fixada pelo registro',
    announced: () => 'a última anunciada',
    kept: () => 'mantida, pois a desejada não pode ser montada',
    earlier: () => 'no lugar de outras mais novas, que não podem ser montadas',
  },
};
