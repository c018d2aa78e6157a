import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MenuKey, menuKeys } from '@portal/client/menu/menu-key';
import * as institution from '@portal/contract/institution/names';
import type { PageList } from '@portal/platform/remote';
import { Marked } from 'marked';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** Value that a text inserts: a name of the institution, such as `{theInstitution}`, or an import of the page. */
const insertion = /\{(\w+)\}/g;

const names = new Map<string, string>(Object.entries(institution));

/** Front matter: the page's entry in the list of pages, and its header. Further fields are values for its components. */
const frontMatter = z.looseObject({
  path: z.string(),
  menu: z.optional(z.enum(menuKeys)),
  title: z.string(),
  searchTerms: z.optional(z.string()),
  menuLink: z.optional(z.object({ label: z.string(), after: z.optional(z.string()) })),
  lead: z.optional(z.string()),
  area: z.optional(z.string()),
});

function parsePage(source: string) {
  const [, head, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return { ...frontMatter.parse(parse(head ?? '')), body };
}

/** Returns the entries of the Markdown pages of a remote. @param folder absolute path of its package */
export const listMarkdownPages = (folder: string): PageList<MenuKey> =>
  globSync('src/pages/*/*.page.md', { cwd: folder })
    .sort()
    .map((file) => {
      const {
        path: pattern,
        menu,
        title,
        searchTerms,
        menuLink,
      } = parsePage(readFileSync(path.join(folder, file), 'utf8'));
      return {
        name: path.basename(file, '.page.md'),
        path: pattern,
        menu,
        title,
        searchTerms: searchTerms?.replace(insertion, (text, name) => names.get(name) ?? text),
        menuLink,
      };
    });

/** Renders Markdown as JSX, which only needs paths as links of the portal. Blocks that begin with a component are JSX. */
const markdown = new Marked({
  extensions: [
    {
      name: 'jsx',
      level: 'block',
      tokenizer(source) {
        const [raw] = /^<\/?[A-Z].*?(?:\n\n|$)/s.exec(source) ?? [];
        return raw ? { type: 'jsx', raw } : undefined;
      },
      renderer: ({ raw }) => raw,
    },
  ],
  renderer: {
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return href.startsWith('/') ? `<Link to="${href}">${text}</Link>` : `<a href="${href}">${text}</a>`;
    },
  },
  walkTokens(token) {
    // JSX ignores line breaks next to an element.
    if (token.type === 'text') token.text = token.text.replaceAll('\n', ' ');
  },
});

/** Formats a value of the front matter as code; texts with insertions become templates. */
const toCode = (value: unknown): string =>
  JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.includes('{') ? `\`${JSON.parse(text).replace(/[`\\]/g, '\\$&').replaceAll('{', '${')}\`` : text,
  );

/**
 * Compiles a Markdown page to TSX, as Rspack's loader: the text up to a line `---` as the remote's `<TextPage>`, and the
 * components after it below the text. The page imports what it inserts.
 */
export default function compileMarkdownPage(source: string): string {
  const { path: _, menu, searchTerms, menuLink, title, lead, area, body, ...values } = parsePage(source);
  const imports = body.match(/^import .+$/gm) ?? [];
  const [text = '', after = ''] = body.replace(/^import .+$/gm, '').split(/^---$/m);
  const header = Object.entries({ title, lead, area }).filter(([, value]) => value !== undefined);
  const code = [
    ...Object.entries(values).map(([name, value]) => `const ${name} = ${toCode(value)};`),
    'export const Component = () => (',
    `<TextPage ${header.map(([name, value]) => `${name}={${toCode(value)}}`).join(' ')}`,
    `after={<>${markdown.parse(after)}</>}>${markdown.parse(text)}</TextPage>);`,
  ].join('\n');
  return [
    "import * as names from '@portal/contract/institution/names';",
    "import { Link } from 'react-router-dom';",
    "import { TextPage } from '../../parts/text-page.tsx';",
    ...imports,
    code.replace(insertion, (text, name) => (names.has(name) ? `{names.${name}}` : text)),
  ].join('\n');
}
