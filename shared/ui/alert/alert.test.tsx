import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Alert } from './alert.tsx';

it.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', null],
  ['warning', null],
] as const)('a message of tone %s is announced as %s', async (tone, role) => {
  const { container } = render(<Alert tone={tone}>E-mail já existente.</Alert>);
  const announced = ['alert', 'status'].filter((each) => screen.queryByRole(each) !== null);
  expect(announced).toEqual(role ? [role] : []);
  expect(container).toHaveTextContent('E-mail já existente.');
  expect(await accessibilityProblems(container)).toEqual([]);
});
