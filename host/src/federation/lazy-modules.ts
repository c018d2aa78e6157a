/** Shared modules that browsers load when a remote first needs one. */
export const lazyModules: Record<string, () => Promise<unknown>> = {
  'react-hook-form': () => import('react-hook-form'),
  '@portal/ui/pdf-dialog/pdf-pages': () => import('@portal/ui/pdf-dialog/pdf-pages'),
};
