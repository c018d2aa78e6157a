import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

Element.prototype.scrollIntoView = vi.fn();

const question = (
  <Disclosure summary="Quanto custa?" name="faq" id="quanto-custa">
    <p>É gratuito.</p>
  </Disclosure>
);

it('is closed until it is asked', async () => {
  const { container } = renderAt(question, '/faq');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('group')).toHaveAttribute('name', 'faq');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('is opened by an address that ends with it', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(question, '/faq#quanto-custa');
  expect(recoveredErrors).toEqual([]);
  expect(container.querySelector('details')).toHaveAttribute('open');
  await unmount();
});
