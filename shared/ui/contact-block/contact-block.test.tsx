import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactBlock } from './contact-block.tsx';
import { contacts } from './contacts.ts';

it("offers phone and e-mail of the opportunities bank and the apprentices' phone under 'Em caso de dúvidas'", async () => {
  const { container } = render(<ContactBlock kinds={['oportunidades', 'aprendiz']} />);
  expect(screen.getByRole('region', { name: 'Em caso de dúvidas' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `tel:+55${contacts.oportunidades.phone}`,
    `mailto:${contacts.oportunidades.email}`,
    `tel:+55${contacts.aprendiz.phone}`,
  ]);
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('shows only the teams that are asked for', () => {
  render(<ContactBlock kinds={['aprendiz']} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Jovem Aprendiz');
});
