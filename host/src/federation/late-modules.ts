import { loadSchemas } from '@portal/shared/contract/schema';

/** Modules that remotes get instead of copies of their own, fetched when the first of them is needed. */
export const lateModules: Record<string, () => Promise<unknown>> = {
  '@portal/shared/schema': loadSchemas,
  '@portal/ui/pdf-dialog/pdf-pages': () => import('@portal/ui/pdf-dialog/pdf-pages'),
};
