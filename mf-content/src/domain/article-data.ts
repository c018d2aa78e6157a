import type { Content } from '@portal/shared/contract/contents';
import { organization, type SchemaData, schemaDate, withoutMissing } from '@portal/shared/format/schema-org';
import { contentTitle } from './content-title.ts';

interface ArticleDataInput {
  content: Content;
  /** News items are told from other articles. */
  isNews: boolean;
  /** Absolute address of the content's picture; null where there is none that can be shown. */
  image: string | null;
}

/** A content as schema.org's `NewsArticle` or `Article`. */
export const articleData = ({ content, isNews, image }: ArticleDataInput): SchemaData =>
  withoutMissing({
    '@context': 'https://schema.org',
    '@type': isNews ? 'NewsArticle' : 'Article',
    headline: contentTitle(content),
    description: content.subtitle,
    image,
    datePublished: schemaDate(content.published_at),
    dateModified: schemaDate(content.updated_at ?? content.published_at),
    inLanguage: 'pt-BR',
    keywords: content.tags.length > 0 ? content.tags : null,
    author: organization,
    publisher: organization,
  });
