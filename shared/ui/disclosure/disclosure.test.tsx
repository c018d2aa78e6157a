import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

Element.prototype.scrollIntoView = vi.fn();

it('is closed until it is asked, or until an address ends with it', async () => {
  const question = (
    <Disclosure summary="Quanto custa?" name="faq" id="quanto-custa">
      <p>É gratuito.</p>
    </Disclosure>
  );
  const { container, unmount } = renderAt(question, '/faq');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('group')).toHaveAttribute('name', 'faq');
  expect(await accessibilityProblems(container)).toEqual([]);
  unmount();
  const opened = await hydrate(question, '/faq#quanto-custa');
  expect(opened.recoveredErrors).toEqual([]);
  expect(opened.container.querySelector('details')).toHaveAttribute('open');
  await opened.unmount();
});
