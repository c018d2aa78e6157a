import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@portal/contract/institution/names';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import compileMarkdownPage, { listMarkdownPages } from './markdown-pages.ts';

const page = (body: string, more = '') => `---\npath: /visita\ntitle: Visite\n${more}---\n${body}`;

it.each([
  ['a heading', '## Como agendar', '<h2>Como agendar</h2>'],
  ['the lines of a paragraph', 'Uma\nlinha <b>só</b>', '<p>Uma linha <b>só</b></p>'],
  ['a path as a link of the portal', '[Peça](/psa?a=1)', '<p><Link to="/psa?a=1">Peça</Link></p>'],
  ['another address as a link', '[LGPD](https://a.example)', '<p><a href="https://a.example">LGPD</a></p>'],
  ['a space between a text and a link of the next line', 'a\n[b](/c)', '<p>a <Link to="/c">b</Link></p>'],
  ['a name of the institution', 'Estude {atInstitution}.', '<p>Estude {names.atInstitution}.</p>'],
  ['an import of the page', 'No {programmes.psg}: {data}.', '<p>No {programmes.psg}: {data}.</p>'],
  ['characters of JSX as text', 'a < b > "c" & d', '<p>a &lt; b &gt; &quot;c&quot; &amp; d</p>'],
  ['a component as it is', "<Contact kinds={['a']} />\n", "<Contact kinds={['a']} />"],
  ['a component within a text', 'Escreva para <Email />.', '<p>Escreva para <Email />.</p>'],
])('a Markdown page contains %s', (_what, body, jsx) => {
  expect(compileMarkdownPage(page(body))).toContain(`}>${jsx}`);
});

it('its front matter is its header, and values for its components, which are below the text', () => {
  const source = page(
    "import { List } from './list.tsx';\nTexto\n\n---\n\n<List items={items} />\n",
    "lead: Estude {atInstitution}\nitems: [{ label: '{list.label}' }]\n",
  );
  const compiled = compileMarkdownPage(source);
  expect(compiled).toContain(
    `import { List } from './list.tsx';\nconst items = [{"label":\`\${list.label}\`}];`,
  );
  expect(compiled).toContain(`<TextPage title={"Visite"} lead={\`Estude \${names.atInstitution}\`}`);
  expect(compiled).toContain('after={<><List items={items} />\n</>}><p>Texto</p>');
});

it('its front matter is its entry in the list of pages', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'src/pages/visit'), { recursive: true });
  const write = (more: string) =>
    writeFileSync(path.join(folder, 'src/pages/visit/visit.page.md'), page('Texto', more));
  write('menu: senac\nsearchTerms: unidades {brand}\nlead: Estude {atInstitution}\n');
  expect(listMarkdownPages(folder)).toEqual([
    { name: 'visit', path: '/visita', title: 'Visite', menu: 'senac', searchTerms: `unidades ${brand}` },
  ]);
  write('menu: outro\n');
  expect(() => listMarkdownPages(folder)).toThrow('menu');
});
