import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RichHtml } from './rich-html.tsx';

const hostile =
  '<p>Ementa</p><script>globalThis.ran = 1</script><img src="x" onerror="globalThis.ran = 2"><a href="javascript:alert(1)">sair</a><form action="/x"><input name="cpf"></form><iframe src="https://example.org"></iframe>';

afterEach(() => vi.restoreAllMocks());

it('sends what the API sanitised as it is', () => {
  expect(serverHtml(<RichHtml html={'<p>Ementa &amp; mais</p>'} />)).toContain('<p>Ementa &amp; mais</p>');
});

it('takes the server’s text over without touching it', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(<RichHtml html="<p>Ementa</p>" />);
  expect(recoveredErrors).toEqual([]);
  expect(container).toHaveTextContent('Ementa');
  await unmount();
});

it('takes everything active out of what the browser inserts itself', () => {
  const { container } = render(<RichHtml html={hostile} />);
  expect(screen.getByText('Ementa')).toBeVisible();
  expect(container.querySelector('script, iframe, form, input')).toBeNull();
  expect(container.querySelector('[onerror]')).toBeNull();
  expect(screen.getByText('sair')).not.toHaveAttribute('href');
});

it('sanitises again when the text changes after hydration', () => {
  const { container, rerender } = render(<RichHtml html="<p>Antes</p>" />);
  rerender(<RichHtml html={hostile} />);
  expect(container).toHaveTextContent('Ementa');
  expect(container.querySelector('[onerror]')).toBeNull();
});
