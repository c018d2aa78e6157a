import { expect, it } from 'vitest';
import { dataGroups } from './data-groups.ts';

const names = {
  cities: new Map([['1', 'Macapá - AP']]),
  offers: new Map([['PSG-2026-000009', 'Barbeiro']]),
};
/** Formats groups line by line. */
const linesOf = (copy: Record<string, unknown>) =>
  dataGroups(copy, names).flatMap(({ title, entries }) => [
    `# ${title}`,
    ...entries.flatMap(({ heading, facts }) => [`## ${heading}`, ...facts.map((fact) => fact.join(': '))]),
  ]);
const at = '2026-03-10T15:00:00.000Z';

it('"Meus dados" has headed groups in a fixed order, the newest first, and words for codes, dates and numbers', () => {
  const registration = { id: 9, offer_id: 4, number: 'PSG-2026-000009', position: 3, status: 1 };
  const login = { id: 1, at, actor: 'person:7', action: 'login', target: 'person:7' };
  const lines = linesOf({
    records: [login, { ...login, at: '2026-03-11T15:00:00.000Z', action: 'logout' }],
    psg_registrations: [{ ...registration, created_at: at, cancelled_at: null }],
    educational_formations: [
      { education_level_id: 2, name: 'Escola Barão', course: '', date_conclusion: '2014-12-01' },
    ],
    person: {
      id: 7,
      full_name: 'JACIARA MONTEIRO',
      nif: '52998224725',
      birthdate: '1996-04-18',
      phone: '96991230001',
      city_id: 1,
      race_id: 1,
      education_level_id: 3,
    },
  });
  expect(lines).toEqual([
    '# Cadastro',
    '## null',
    'Nome: Jaciara Monteiro',
    'Data de nascimento: 18/04/1996',
    'CPF: 529.982.247-25',
    'Celular: (96) 99123-0001',
    'Cidade: Macapá - AP',
    'Raça/cor: Parda',
    'Escolaridade: Médio Completo',
    '# Inscrições no PSG',
    '## Barbeiro · PSG-2026-000009',
    'Posição na ordem de inscrição: 3ª',
    'Situação: Inscrito',
    'Inscrição feita em: 10/03/2026 - 12:00',
    '# Formação educacional',
    '## null',
    'Nível: Ensino Médio',
    'Instituição: Escola Barão',
    'Conclusão: 01/12/2014',
    '# Registro de atividades',
    '## Saída da conta',
    'Quando: 11/03/2026 - 12:00',
    'Quem: você',
    '## Entrada na conta',
    'Quando: 10/03/2026 - 12:00',
    'Quem: você',
  ]);
});

it('"Meus dados" ends with what it does not know, under the server’s own names, and leaves out what is empty', () => {
  const extra = [{ algo: true, lista: ['a'] }, 'solto'];
  const lines = ['# extra', '## null', 'algo: Sim', 'lista: ["a"]', '## null', ': solto'];
  const copy = { extra, person: { full_name: 'Ana' }, interests: [], sessions: [{ id: 1 }], nada: null };
  expect(linesOf(copy)).toEqual(['# Cadastro', '## null', 'Nome: Ana', ...lines]);
});
