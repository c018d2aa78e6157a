import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { beforeEachVisit, portal } from './testing/open-shell.tsx';

beforeEachVisit();

describe('the shell on the server', () => {
  it('is rendered with the home data, for an unknown visitor', () => {
    const html = renderToString(portal().element);
    expect(html).toContain('Conselho Regional');
    expect(html).toContain('03.656.555/0001-10');
    expect(html).not.toContain('Este portal usa cookies.');
    expect(html).not.toContain('flutuante.png');
  });

  it('stands with its fixed links and texts when the API is down', () => {
    const html = renderToString(portal({ data: null }).element);
    expect(html).toContain('href="/cursos?seg=Com%C3%A9rcio"');
    expect(html).toContain('href="/FaleConosco"');
    expect(html).toContain('Senac Amapá');
    expect(html).toContain('01.01.38');
  });
});
