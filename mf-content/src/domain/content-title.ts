import type { Content } from '@portal/contract/endpoints/home';

/** Returns the title of a content, or a default. */
export const contentTitle = ({ title }: Pick<Content, 'title'>): string => title || 'Publicação';
