import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClippedTitle } from './clipped-title.tsx';

const long = 'Qualificação profissional em assistente administrativo e de pessoal';

it.each([
  [long.slice(0, 47), long.slice(0, 47)],
  ['Técnico em Enfermagem '.repeat(3), 'Técnico em Enfermagem Técnico em Enfermagem Téc…'],
  [`${'a'.repeat(46)} bcd`, `${'a'.repeat(46)}…`],
  [`${'a'.repeat(46)}🍳🍳`, `${'a'.repeat(46)}🍳…`],
])('shows of %j at most 47 characters, and an ellipsis for the rest', (text, shown) => {
  render(<ClippedTitle text={text} max={47} />);
  expect(screen.getByText(shown)).toBeVisible();
});

it('names a heading with the whole title, and shows 41 characters of it on phones', async () => {
  const { container } = render(
    <h3>
      <ClippedTitle text={long} max={47} narrowMax={41} />
    </h3>,
  );
  expect(screen.getByRole('heading', { name: long })).toBeVisible();
  for (const characters of [47, 41]) {
    const part = screen.getByText(`${long.slice(0, characters).trimEnd()}…`);
    expect(part).toHaveAttribute('aria-hidden', 'true');
  }
  expect(await accessibilityProblems(container)).toEqual([]);
});
