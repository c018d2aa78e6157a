import { serverHtml } from '@portal/tooling/testing/render';
import { expect, it } from 'vitest';
import { ShareMeta } from './share-meta.tsx';

it('gives shared links one absolute address and a large picture', () => {
  const html = serverHtml(
    <ShareMeta
      url="https://portal.example.org/7"
      image={{
        url: 'https://portal.example.org/7.png',
        alt: 'Barbeiro',
        size: { width: 1200, height: 630 },
      }}
    />,
  );
  for (const part of [
    '<meta property="og:type" content="website"/>',
    '<meta property="og:locale" content="pt_BR"/>',
    '<meta property="og:url" content="https://portal.example.org/7"/>',
    '<link rel="canonical" href="https://portal.example.org/7"/>',
    '<meta property="og:image" content="https://portal.example.org/7.png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="Barbeiro"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]) {
    expect(html).toContain(part);
  }
});

it('leaves out what nobody knows', () => {
  const html = serverHtml(<ShareMeta url={null} image={null} />);
  expect(html).not.toMatch(/og:url|canonical|og:image/);
  expect(html).toContain('<meta name="twitter:card" content="summary"/>');
});

it('says nothing of the size of a picture that nobody has measured', () => {
  const image = { url: 'https://portal.example.org/7.jpg', alt: 'Barbeiro' };
  const html = serverHtml(<ShareMeta url={null} image={image} />);
  expect(html).toContain('<meta property="og:image" content="https://portal.example.org/7.jpg"/>');
  expect(html).not.toMatch(/og:image:(width|height)/);
});
