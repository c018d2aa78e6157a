import { type Home, home } from '@portal/shared/contract/home';
import type { Settings } from '@portal/shared/contract/settings';
import * as z from 'zod/mini';

/** Home data with only these settings. */
export const aHome = ({
  settings,
  ...changes
}: Partial<Omit<Home, 'settings'> & { settings: Partial<Settings> }> = {}): Home => {
  const blank = z.parse(home, { settings: {} });
  return { ...blank, ...changes, settings: { ...blank.settings, ...settings } };
};
