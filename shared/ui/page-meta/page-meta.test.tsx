import { serverHtml } from '@portal/tooling/testing/render';
import { expect, it } from 'vitest';
import { PageMeta } from './page-meta.tsx';

const image = { url: 'https://portal.example.org/7.png', alt: 'Barbeiro' };

it('says title, description and picture to search engines and shared links', () => {
  const html = serverHtml(
    <PageMeta
      title="Barbeiro"
      description="Cortes e barba."
      image={{ ...image, size: { width: 1200, height: 630 } }}
    />,
  );
  for (const part of [
    '<title>Barbeiro – Senac Amapá</title>',
    '<meta property="og:title" content="Barbeiro"/>',
    '<meta name="description" content="Cortes e barba."/>',
    '<meta property="og:description" content="Cortes e barba."/>',
    '<meta property="og:image" content="https://portal.example.org/7.png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="Barbeiro"/>',
  ]) {
    expect(html).toContain(part);
  }
});

it('leaves out what nobody knows', () => {
  expect(serverHtml(<PageMeta title="Barbeiro" image={image} />)).not.toMatch(
    /description|og:image:(width|height)/,
  );
  expect(serverHtml(<PageMeta title="Barbeiro" image={null} />)).not.toMatch(/og:image|robots/);
});
