import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hearPresses } from './hear-presses.ts';

/** What React does to a press on a part that is not alive yet. */
const keepBack = (press: Event) => press.stopPropagation();

it('each press is heard once, also those that are kept back on their way', () => {
  const heard = vi.fn();
  hearPresses('here', heard);
  document.body.innerHTML = '<p>outside</p><div id="here"><p>inside</p></div>';
  const [outside, inside] = document.querySelectorAll('p');
  const root = document.getElementById('here');
  fireEvent.click(inside as Element);
  fireEvent.click(outside as Element);
  expect(heard).toHaveBeenCalledTimes(2);
  root?.addEventListener('click', keepBack, true);
  for (const count of [3, 4]) {
    fireEvent.click(inside as Element);
    expect(heard).toHaveBeenCalledTimes(count);
  }
  root?.removeEventListener('click', keepBack, true);
  fireEvent.click(inside as Element);
  expect(heard).toHaveBeenCalledTimes(5);
});
