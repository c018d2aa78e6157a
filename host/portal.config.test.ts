import { expect, it } from 'vitest';
import { ownFacts } from './config/own-facts.ts';
import { portalConfig } from './portal.config.ts';

const { institution, menus } = portalConfig;

it('the configuration of this portal has the facts that its host and its shell look for', () => {
  expect(ownFacts.safeParse(portalConfig).error).toBeUndefined();
});

it.each([
  ['institution.browserBar.theme', { institution: { ...institution, browserBar: { theme: 'blue' } } }],
  ['institution.shortName', { institution: { ...institution, shortName: institution.about } }],
  ['menus.0.links.0.to', { menus: [{ ...menus[0], links: [{ label: 'Cursos', to: 'cursos' }] }] }],
  ['menus', { menus: [...menus, ...menus] }],
  ['budgets.homePage', { budgets: { homePage: 'small', remoteEntry: '6 kB' } }],
])('a wrong %s is refused', (field, change) => {
  const { error } = ownFacts.safeParse({ ...portalConfig, ...change });
  expect(error?.issues[0]?.path.join('.')).toBe(field);
});
