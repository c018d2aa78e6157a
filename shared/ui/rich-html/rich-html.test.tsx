import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichHtml } from './rich-html.tsx';

const hostile = '<p>Ementa</p><script>1</script><img src="x" onerror="1"><a href="javascript:1">sair</a>';

function expectHarmless(container: HTMLElement): void {
  expect(container).toHaveTextContent('Ementasair');
  expect(container.querySelector('script, [onerror], [href]')).toBeNull();
}

it('takes over what the API sanitised as it is', async () => {
  expect(serverHtml(<RichHtml html="<p>Ementa &amp; mais</p>" />)).toContain('<p>Ementa &amp; mais</p>');
  const { container, recoveredErrors, unmount } = await hydrate(<RichHtml html="<p>Ementa</p>" />);
  expect(recoveredErrors).toEqual([]);
  expect(container).toHaveTextContent('Ementa');
  await unmount();
});

it('takes everything active out of what the browser inserts itself, then and later', () => {
  const { container, rerender } = render(<RichHtml html={hostile} />);
  expectHarmless(container);
  rerender(<RichHtml html="<p>Antes</p>" />);
  rerender(<RichHtml html={hostile} />);
  expectHarmless(container);
});
