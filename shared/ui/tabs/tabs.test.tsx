import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TabLinks } from './tabs.tsx';

const tabs = [
  { to: '?type=1', label: 'Cursos', current: false },
  { to: '?type=2', label: 'Gratuidade', current: true },
];

it('is a named group of links with the current one marked', async () => {
  const { container } = renderAt(<TabLinks label="Assuntos" tabs={tabs} />, '/faq');
  expect(screen.getByRole('navigation', { name: 'Assuntos' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gratuidade' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Cursos' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Cursos' })).toHaveAttribute('href', '/faq?type=1');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('is reached link by link with the keyboard', async () => {
  renderAt(<TabLinks label="Assuntos" tabs={tabs} />, '/faq');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Gratuidade' })).toHaveFocus();
});
