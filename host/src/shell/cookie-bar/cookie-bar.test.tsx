import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachVisit, openShell } from '../testing/open-shell.tsx';

beforeEachVisit();

describe('the cookie bar', () => {
  beforeEach(() => localStorage.removeItem('cookies-aceitos'));
  const bar = () => screen.queryByRole('region', { name: 'Aviso de cookies' });

  it('shows the text of the settings until an answer, then stores it and hides', async () => {
    const { user } = openShell();
    expect(bar()).toHaveTextContent('Este portal usa cookies.');
    await user.click(screen.getByRole('button', { name: 'Aceitar' }));
    expect(bar()).toBeNull();
    expect(localStorage.getItem('cookies-aceitos')).toBe('true');
  });

  it('offers the refusal at the same level', async () => {
    const { user } = openShell();
    const refuse = screen.getByRole('button', { name: 'Rejeitar não necessários' });
    expect(refuse.className).toBe(screen.getByRole('button', { name: 'Aceitar' }).className);
    await user.click(refuse);
    expect(bar()).toBeNull();
    expect(localStorage.getItem('cookies-aceitos')).toBe('rejeitado');
  });

  it('comes back, with the focus, from the footer', async () => {
    const { user } = openShell();
    await user.click(screen.getByRole('button', { name: 'Aceitar' }));
    await user.click(screen.getByRole('button', { name: 'Rever cookies' }));
    expect(bar()).toHaveFocus();
  });
});
