import { type Content, content, type Page } from '@portal/contract/endpoints/home';
import * as z from 'zod/mini';

/** A news item or an article without text, titled by its id. */
export const aContent = ({ id = 1, ...changes }: Partial<Content> = {}): Content => ({
  ...z.parse(content, { id, slug: `conteudo-${id}`, title: `Conteúdo ${id}` }),
  ...changes,
});

/** A page of the institution: by default that of the news, without contents. */
export const aPage = (changes: Partial<Page> = {}): Page => ({
  name: 'Notícias',
  children: [],
  contents: [],
  ...changes,
});
