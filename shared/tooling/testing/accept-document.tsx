import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a checkbox's document, waits until it is readable, and accepts it. */
export async function acceptDocument(user: UserEvent, box: string | RegExp): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: box }));
  const accept = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aceitar' });
  await waitFor(() => {
    if (accept.hasAttribute('aria-disabled')) throw new Error('The document has not opened.');
  });
  await user.click(accept);
}
