import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CourseKinds } from './course-kinds.tsx';

it('says what sets the three kinds apart, and leads to each', async () => {
  const { container } = renderAt(<CourseKinds />);
  await userEvent.click(screen.getByText(/qual é a diferença/));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/cursos-livres', '/psg', '/cursos']);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
  expect(await accessibilityProblems(container)).toEqual([]);
});
