import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

it('frequent questions open by the tab and name in the URL, and keep the tab in it', async () => {
  Element.prototype.scrollIntoView = () => {};
  const faq = { question: 'Quem pode participar?', answer: '<p>Quem precisa.</p>', type: 2 };
  const received = mockApi({
    'GET /faqs': ({ query }) => Response.json({ data: query.get('type') === '2' ? [faq] : [] }),
  });
  const { user, address } = await openRoute(routes, '/faq?tipo=2#quem-pode-participar');
  await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'));
  expect(screen.getByRole('link', { name: 'Gratuidade' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Senac' }));
  expect(await screen.findByText('Não há perguntas neste assunto no momento.')).toBeVisible();
  expect(address()).toBe('/faq?tipo=5');
  expect(received.map(({ query }) => query.get('type'))).toEqual(['2', '5']);
});
