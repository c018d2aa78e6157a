import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { beforeEachVisit, openShell } from '../testing/open-shell.tsx';

beforeEachVisit();

describe('the footer', () => {
  it('carries the terms, the masked tax id, the year and the version', () => {
    openShell();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('CNPJ 03.656.555/0001-10')).toBeVisible();
    expect(footer.getByText(`© ${new Date().getFullYear()} Senac Amapá`)).toBeVisible();
    expect(footer.getByText('Versão 01.01.38')).toBeVisible();
    expect(footer.getByRole('link', { name: /^Termos de uso/ })).toHaveAttribute(
      'href',
      '/storage/documentos/termos.pdf',
    );
  });

  it('leads to all four networks, though the settings name one of them (A 2.1)', () => {
    openShell();
    const networks = within(
      within(screen.getByRole('contentinfo')).getByRole('list', { name: 'Redes sociais' }),
    ).getAllByRole('link');
    expect(networks.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
      'www.facebook.com',
      'instagram.com',
      'www.youtube.com',
      'www.flickr.com',
    ]);
  });
});
