import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachVisit, openShell } from '../testing/open-shell.tsx';

beforeEachVisit();

describe('the cookie bar', () => {
  beforeEach(() => localStorage.removeItem('cookies-aceitos'));
  const bar = () => screen.queryByRole('region', { name: 'Aviso de cookies' });

  it('shows the text of the settings, with two answers alike, and comes back with the focus from the footer', async () => {
    const { user } = openShell();
    expect(bar()).toHaveTextContent('Este portal usa cookies.');
    const answer = (name: string) => screen.getByRole('button', { name });
    expect(answer('Rejeitar não necessários').className).toBe(answer('Aceitar').className);
    await user.click(answer('Rejeitar não necessários'));
    expect(bar()).toBeNull();
    expect(localStorage.getItem('cookies-aceitos')).toBe('rejeitado');
    await user.click(answer('Rever cookies'));
    expect(bar()).toHaveFocus();
    await user.click(answer('Aceitar'));
    expect(bar()).toBeNull();
    expect(localStorage.getItem('cookies-aceitos')).toBe('true');
  });
});
