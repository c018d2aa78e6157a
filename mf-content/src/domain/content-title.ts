import type { Content } from '@portal/shared/contract/contents';

/** Returns the title of a content, or a default. */
export const contentTitle = ({ title }: Pick<Content, 'title'>): string => title || 'Publicação';
