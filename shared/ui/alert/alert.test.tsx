import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Alert } from './alert.tsx';

it.each([
  ['error', 'alert'],
  ['success', 'status'],
] as const)('announces a message of tone %s', async (tone, role) => {
  const { container } = render(
    <Alert tone={tone} title="Erro!">
      E-mail já existente.
    </Alert>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('Erro!E-mail já existente.');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it.each(['info', 'warning'] as const)('interrupts nobody with a message of tone %s', (tone) => {
  render(<Alert tone={tone}>Traga um documento.</Alert>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
