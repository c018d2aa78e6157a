import type { Content } from '@portal/shared/contract/contents';

/** What a content is known by, in headings and links. */
export const contentTitle = ({ title }: Pick<Content, 'title'>): string => title || 'Publicação';
