import type { StatusTexts } from '@portal/platform/host';

/** What the status page says of remotes and their releases. */
export const statusTexts: StatusTexts = {
  title: 'Situação do portal',
  remotes: (count) => `${count} remotos.`,
  unknownTeam: 'equipe desconhecida',
  release: (release) => {
    if (!release) return 'nenhuma';
    const { version, commit, time } = release;
    return commit ? `${version} (commit ${commit.slice(0, 12)}, de ${time})` : version;
  },
  current: (release) => `Em vigor: ${release}`,
  previous: (release) => `Anterior: ${release}`,
  canary: (release, percent) => `Canário: ${release}, para ${percent}%`,
  pinned: (version) => `Fixada pelo registro: ${version}`,
  announced: (release) => `Última anunciada: ${release}`,
  verdicts: { admitted: 'admitida', refused: 'recusada', unknown: 'sem decisão ainda' },
  isSigned: 'Assinatura exigida',
  isUnsigned: 'Assinatura não exigida',
  noFaults: 'Nos navegadores, na última hora: nenhuma falha',
  faults: (version, { network, timeout, broken, render }) =>
    `Nos navegadores, na última hora, ${version}: ${network + timeout + broken} falhas de carga (${network} não chegaram, ${timeout} tardaram, ${broken} com erro ao carregar), ${render} erros ao mostrar`,
  refusal: (refusal) => {
    switch (refusal.kind) {
      case 'contract':
        return `foi feita para o contrato ${refusal.built}; o portal usa o ${refusal.host}`;
      case 'version':
        return `pede ${refusal.module} ${refusal.range}; ${refusal.brought ? `o portal traz ${refusal.brought}` : 'o portal não traz nenhuma versão'}`;
      case 'names':
        return `usa ${refusal.missing.join(', ')} de ${refusal.module}, que o portal não tem`;
      case 'pattern':
        return `pede o caminho ${refusal.path}, que não é um padrão válido`;
      case 'path':
        return `pede o caminho ${refusal.path}, que pertence a ${refusal.owner.name} (${refusal.owner.team})`;
      case 'slot':
        return `preenche o espaço ${refusal.slot}, que pertence a ${refusal.owner.name} (${refusal.owner.team})`;
    }
  },
  pinMissing: (pin) => `a versão fixada (${pin}) não está em vigor`,
  faulty: 'não passou no ensaio do servidor',
  untried: 'está em ensaio no servidor',
  problems: {
    unreachable: 'o servidor do remoto não responde',
    unreadable: 'o anúncio do remoto não pode ser lido',
    unsigned: 'não está assinada com a chave da equipe',
    incomplete: 'um arquivo falta ou não é o anunciado',
    unstorable: 'não pode ser guardada: é grande demais ou muda um arquivo já publicado',
    older:
      'a anunciada é mais antiga que outra que a equipe já assinou; só entra em vigor se o registro a fixar',
  },
};
