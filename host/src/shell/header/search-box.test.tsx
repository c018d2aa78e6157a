import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, beforeEachVisit, openShell } from '../testing/open-shell.tsx';

beforeEachVisit();

describe('the search box', () => {
  it('goes to /searchResult?search={text} on Enter', async () => {
    const { user, router } = openShell();
    await user.type(screen.getByPlaceholderText('Pesquise no site'), 'pão & café{Enter}');
    expect(address(router)).toBe('/searchResult?search=p%C3%A3o+%26+caf%C3%A9');
  });

  it('goes on at the heading of the results, also from one search to the next', async () => {
    const { user } = openShell();
    const box = () => screen.getByRole('searchbox');
    await user.type(box(), 'moda');
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.clear(box());
    await user.type(box(), 'beleza{Enter}');
    expect(box()).toHaveValue('beleza');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('does not run on blanks', async () => {
    const { user, router } = openShell();
    await user.type(screen.getByRole('searchbox'), '   {Enter}');
    expect(address(router)).toBe('/');
  });
});
