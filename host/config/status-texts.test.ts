import { type Reason, reasonInWords } from '@portal/platform/host';
import { expect, it } from 'vitest';
import { statusTexts } from './status-texts.ts';

const version = (brought: string | null): Reason => ({
  kind: 'version',
  module: 'vue',
  range: '^3',
  brought,
});
const owner = { name: 'mf-b', team: 'Outra', paths: [], slots: {} };

it.each<[Reason, string]>([
  [{ kind: 'contract', built: 2, host: 1 }, 'foi feita para o contrato 2; o portal usa o 1'],
  [version('2.0.0'), 'pede vue ^3; o portal traz 2.0.0'],
  [version(null), 'pede vue ^3; o portal não traz nenhuma versão'],
  [{ kind: 'names', module: 'vue', missing: ['h', 'ref'] }, 'usa h, ref de vue, que o portal não tem'],
  [{ kind: 'pattern', path: 'a**' }, 'pede o caminho a**, que não é um padrão válido'],
  [{ kind: 'path', path: '/b', owner, owned: '/b' }, 'pede o caminho /b, que pertence a mf-b (Outra)'],
  [{ kind: 'slot', slot: 'side', owner }, 'preenche o espaço side, que pertence a mf-b (Outra)'],
])('the reason %o is told in Portuguese', (reason, words) => {
  expect(reasonInWords(reason, statusTexts.reasons)).toBe(words);
});

it('releases and faults are told in Portuguese', () => {
  expect(statusTexts.release(null)).toBe('nenhuma');
  expect(statusTexts.release({ version: '1', commit: null, time: null })).toBe('1');
  const release = { version: '1', commit: '1'.repeat(40), time: '2026-01-01T00:00:00.000Z' };
  expect(statusTexts.release(release)).toBe('1 (commit 111111111111, de 2026-01-01T00:00:00.000Z)');
  expect(statusTexts.faults('1', { network: 1, timeout: 2, broken: 3, render: 4 })).toContain(
    '1: 6 falhas de carga (1 não chegaram, 2 tardaram, 3 com erro ao carregar), 4 erros ao mostrar',
  );
});
