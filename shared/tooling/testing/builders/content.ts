import type { Content } from '@portal/shared/contract/contents';
import type { Page } from '@portal/shared/contract/pages';

/** A news item or an article without text, named after its id. */
export const aContent = ({ id = 1, ...changes }: Partial<Content> = {}): Content => ({
  id,
  slug: `conteudo-${id}`,
  title: `Conteúdo ${id}`,
  subtitle: null,
  image: null,
  descritive: null,
  published_at: null,
  updated_at: null,
  views: null,
  tags: [],
  emphasis: null,
  type: null,
  ...changes,
});

/** A page of the institution: that of the news, without any. */
export const aPage = (changes: Partial<Page> = {}): Page => ({
  name: 'Notícias',
  children: [],
  contents: [],
  ...changes,
});
