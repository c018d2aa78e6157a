import type { Refusal } from '@portal/runtime/federation/admit-release';
import { expect, it } from 'vitest';
import type { RemoteState } from '../registry/remote-state.ts';
import { fakeRelease } from '../testing/fake-remote.ts';
import { remoteStatus } from './remote-status.ts';
import { statusPage } from './status-page.ts';

type Judgement = NonNullable<ReturnType<RemoteState['judgements']['get']>>;

const stored = (version: string) => ({
  manifest: fakeRelease('mf-a', version).manifest,
  folder: '',
  manifestDigest: '',
});

/** Release 1 is in force, and release 2 was announced. */
const state = (judgement: Judgement | null, changes: Partial<RemoteState> = {}): RemoteState => ({
  listing: { name: 'mf-a', url: 'http://secret.example' },
  current: stored('1'),
  previous: null,
  canary: null,
  announced: stored('2'),
  judgements: new Map(judgement && [['2', judgement]]),
  trouble: null,
  ...changes,
});
const refused = (refusal: Refusal): Judgement => ({ kind: 'refused', refusals: [refusal] });
const owner = { name: 'mf-b', team: 'Outra', paths: [], slots: {} };

it.each<[RemoteState, string, string[]]>([
  [state({ kind: 'admitted' }), 'admitted', []],
  [state(null), 'admitted', []],
  [state(null, { announced: null }), 'unknown', []],
  [state({ kind: 'untried' }), 'unknown', ['está em ensaio no servidor']],
  [state({ kind: 'faulty' }), 'refused', ['não passou no ensaio do servidor']],
  [state({ kind: 'unsigned' }), 'refused', ['não está assinada com a chave da equipe']],
  [
    state(refused({ kind: 'contract', built: 2, host: 1 })),
    'refused',
    ['foi feita para o contrato 2; o portal usa o 1'],
  ],
  [
    state(refused({ kind: 'version', module: 'react', range: '^18.2.0', brought: '19.3.1' })),
    'refused',
    ['pede react ^18.2.0; o portal traz 19.3.1'],
  ],
  [
    state(refused({ kind: 'names', module: 'react', missing: ['use', 'act'] })),
    'refused',
    ['usa use, act de react, que o portal não tem'],
  ],
  [
    state(refused({ kind: 'pattern', path: 'a**' })),
    'refused',
    ['pede o caminho a**, que não é um padrão válido'],
  ],
  [
    state(refused({ kind: 'path', path: '/b', owner, owned: '/b' })),
    'refused',
    ['pede o caminho /b, que pertence a mf-b (Outra)'],
  ],
  [
    state(refused({ kind: 'slot', slot: 'side', owner })),
    'refused',
    ['preenche o espaço side, que pertence a mf-b (Outra)'],
  ],
  [state(null, { trouble: 'unreachable' }), 'admitted', ['o servidor do remoto não responde']],
  [state(null, { trouble: 'unreadable' }), 'admitted', ['o anúncio do remoto não pode ser lido']],
  [state(null, { trouble: 'incomplete' }), 'admitted', ['um arquivo falta ou não é o anunciado']],
  [
    state(null, { trouble: 'unstorable' }),
    'admitted',
    ['não pode ser guardada: é grande demais ou muda um arquivo já publicado'],
  ],
  [
    state(null, { trouble: 'older' }),
    'admitted',
    ['a anunciada é mais antiga que outra que a equipe já assinou; só entra em vigor se o registro a fixar'],
  ],
  [
    state({ kind: 'faulty' }, { listing: { name: 'mf-a', url: 'http://secret.example', pin: '9' } }),
    'refused',
    ['não passou no ensaio do servidor', 'a versão fixada (9) não está em vigor'],
  ],
])('the verdict %# on a release has its reasons in Portuguese', (each, kind, reasons) => {
  const status = remoteStatus(each, {});
  expect(status.verdict).toMatchObject({ kind, reasons });
  // Strangers read both: they hear of no address.
  const page = statusPage([status]);
  for (const reason of reasons) expect(page).toContain(`<dd>${reason}</dd>`);
  expect(JSON.stringify(status) + page).not.toMatch(/secret|https?:/);
});

it('the page says what is in force for whom, and what browsers have reported', () => {
  const listing = { name: 'mf-a', url: 'http://a', key: 'k', pin: '1', canary: { version: '2', percent: 5 } };
  const status = remoteStatus(state(null, { listing, canary: stored('2') }), {
    1: { network: 1, timeout: 2, broken: 3, render: 4 },
  });
  const text = statusPage([{ ...status, team: 'A & <B>' }]);
  for (const line of [
    'Em vigor: 1 (commit 100000000000, de 2026-01-01T00:00:00.000Z)',
    'Anterior: nenhuma',
    'Canário: 2 (commit 200000000000, de 2026-01-01T00:00:00.000Z), para 5%',
    'Fixada pelo registro: 1',
    'Última anunciada: 2, admitida',
    'Assinatura exigida',
    '1: 6 falhas de carga (1 não chegaram, 2 tardaram, 3 com erro ao carregar), 4 erros ao mostrar',
    'A &#38; &#60;B&#62;',
  ])
    expect(text).toContain(line);
});
