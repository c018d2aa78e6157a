import type { Content } from '@portal/contract/endpoints/home';
import {
  organization,
  type SchemaData,
  schemaDate,
  withoutMissing,
} from '@portal/contract/format/schema-org';
import { contentTitle } from './content-title.ts';

interface ArticleDataInput {
  content: Content;
  /** Distinguishes news items from other articles. */
  isNews: boolean;
  /** URL of the content's picture; null without a suitable one. */
  image: string | null;
}

/** Describes a content as schema.org's `NewsArticle` or `Article`. */
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
