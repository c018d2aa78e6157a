import { institution } from '@portal/contract/institution';
import { settleAtOnce } from '@portal/tooling/testing/stalling-server';
import { afterEach, expect, it, vi } from 'vitest';
import { snapshot } from './snapshot.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
});

/**
 * Parses the copy of a main element.
 * @param loaded simulates changes on the open page
 */
async function copyOf(html: string, title = 'Barbeiro', loaded = (_: HTMLElement) => {}): Promise<Document> {
  const main = document.createElement('main');
  main.innerHTML = html;
  loaded(main);
  document.body.replaceChildren(main);
  return new DOMParser().parseFromString(await snapshot(main, title, 'Cópia de hoje.'), 'text/html');
}

it('says whose it is and since when, and what the page says, but nothing that needs scripts or the network', async () => {
  const copy = await copyOf(`
    <h1>Barbeiro</h1><a href="/senac-portal/psg">PSG</a>
    <button>Salvar</button><form>Busca</form><iframe></iframe><dialog>Aviso</dialog><p data-not-kept>Guardar</p>
    <script>1</script><details><summary>Mais</summary>Ementa</details><div hidden inert>Turmas</div>`);
  expect(copy.body.textContent).toContain(institution.name);
  expect(copy.querySelector('[role=note]')?.textContent).toBe('Cópia de hoje. Abrir a versão atual');
  expect(copy.querySelector('[role=note] a')?.getAttribute('href')).toBe('');
  expect(copy.querySelector('main h1')?.textContent).toBe('Barbeiro');
  expect(copy.querySelector('main a')?.getAttribute('href')).toBe('/senac-portal/psg');
  expect(copy.querySelectorAll('button, form, iframe, dialog, script, [data-not-kept]')).toHaveLength(0);
  expect(copy.querySelector('details')?.open).toBe(true);
  expect(copy.querySelectorAll('[hidden], [inert]')).toHaveLength(0);
  expect(copy.body.textContent).toContain('Turmas');
});

it('keeps theme and styles of the page, but asks for no typeface', async () => {
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.dataset.hydrated = '';
  const style = document.createElement('style');
  style.textContent = '@font-face { font-family: a; src: url(/a.woff2) } main { color: red }';
  document.head.append(style);
  const copy = await copyOf('<h1>Barbeiro</h1>');
  expect(copy.documentElement.dataset.theme).toBe('dark');
  expect(copy.documentElement.dataset.hydrated).toBeUndefined();
  expect(copy.querySelector('style')?.textContent).toContain('main { color: red; }');
  expect(copy.documentElement.outerHTML).not.toContain('font-face');
});

it('is made without the sheets of another origin, which cannot be read', async () => {
  const own = document.createElement('style');
  own.textContent = 'main { color: red }';
  document.head.append(own);
  const foreign = Object.defineProperty({}, 'cssRules', {
    get() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  });
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
    foreign,
    ...document.styleSheets,
  ] as unknown as StyleSheetList);
  const copy = await copyOf('<h1>Barbeiro</h1>');
  expect(copy.querySelector('style')?.textContent).toContain('main { color: red; }');
});

it('holds pictures of its own origin, and of the others and those that do not come their words', async () => {
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    if (address.includes('nunca'))
      return new Promise((_, reject) => signal?.addEventListener('abort', reject));
    if (address.includes('sumiu')) return new Response(null, { status: 404 });
    return { ok: true, blob: async () => new Blob(['GIF'], { type: 'image/gif' }) };
  });
  const sources = [
    '/storage/a.gif',
    'https://elsewhere.example/b.gif',
    '/storage/sumiu.gif',
    '/storage/nunca.gif',
    '',
  ];
  const pictures = sources.map(() => '<img alt="a" srcset="x 2x">').join('');
  const copying = () =>
    copyOf(pictures, 'Fotos', (main) => {
      for (const [index, source] of sources.entries())
        Object.defineProperties(main.querySelectorAll('img')[index], {
          complete: { value: true },
          currentSrc: { value: source && new URL(source, location.href).href },
        });
    });
  const { value: copy } = (await settleAtOnce(copying)) as PromiseFulfilledResult<Document>;
  expect([...copy.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    expect.stringMatching(/^data:image\/gif;base64,/),
    null,
    null,
    null,
    null,
  ]);
  expect(copy.querySelector('[srcset]')).toBeNull();
});

it('is not broken out of by a title or by a rule', async () => {
  const style = document.createElement('style');
  style.textContent = `main::before { content: '</style><script>1</script>' }`;
  document.head.append(style);
  const copy = await copyOf('<h1>x</h1>', '</title><script>1</script>');
  expect(copy.querySelectorAll('script')).toHaveLength(0);
  expect(copy.title).toBe('</title><script>1</script>');
});
