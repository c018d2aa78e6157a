import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const faqs = [{ question: 'Quem pode participar?', answer: '<p>Quem precisa.</p>', type: 2 }];
Element.prototype.scrollIntoView = () => {};

it('opens the tab of the address, and keeps the tab in the address', async () => {
  const received = serve({ 'GET /faqs': faqs });
  const { user, address } = await openRoute(routes, '/faq?tipo=2');
  expect(await screen.findByRole('link', { name: 'Gratuidade' })).toHaveAttribute('aria-current', 'page');
  expect(received[0]?.query.get('type')).toBe('2');
  await user.click(screen.getByRole('link', { name: 'Senac' }));
  await waitFor(() => expect(address()).toBe('/faq?tipo=5'));
  expect(received.at(-1)?.query.get('type')).toBe('5');
});

it('opens the question that the address names', async () => {
  serve({ 'GET /faqs': faqs });
  await openRoute(routes, '/faq?tipo=2#quem-pode-participar');
  await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'));
});

it('says when a subject has no questions', async () => {
  serve({ 'GET /faqs': [] });
  await openRoute(routes, '/faq');
  expect(await screen.findByText('Não há perguntas neste assunto no momento.')).toBeVisible();
});
