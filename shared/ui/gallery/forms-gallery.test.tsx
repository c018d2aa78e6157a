import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accessibilityProblems } from '../../testing/axe.tsx';
import { hydrate } from '../../testing/render.tsx';
import { FormsGallery } from './forms-gallery.tsx';

it('shows every field without accessibility problems, alike on the server and in the browser, mistaken or not', async () => {
  const { container, mended, unmount } = await hydrate(<FormsGallery />);
  expect(mended).toEqual([]);
  expect(await accessibilityProblems(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(screen.getByText('Há um problema')).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
  await unmount();
});
