import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClippedTitle } from './clipped-title.tsx';

const long = 'Qualificação profissional em assistente administrativo e de pessoal';

it('shows a title that fits as it is', () => {
  const { container } = render(<ClippedTitle text="Barbeiro" max={47} />);
  expect(container).toHaveTextContent(/^Barbeiro$/);
});

it('names a heading with the whole title, and shows 47 characters of it', () => {
  const { getByRole, getByText } = render(
    <h3>
      <ClippedTitle text={long} max={47} />
    </h3>,
  );
  expect(getByRole('heading', { name: long })).toBeVisible();
  expect(getByText(`${long.slice(0, 47).trimEnd()}…`)).toHaveAttribute('aria-hidden', 'true');
});

it('shows 41 characters on phones', async () => {
  const { container, getByText } = render(<ClippedTitle text={long} max={47} narrowMax={41} />);
  expect(getByText(`${long.slice(0, 41).trimEnd()}…`)).toHaveAttribute('aria-hidden', 'true');
  expect(await accessibilityProblems(container)).toEqual([]);
});
