import { type Home, home, type Settings } from '@portal/contract/endpoints/home';
import * as z from 'zod/mini';

/** Home data with only these settings. */
export const aHome = ({
  settings,
  ...changes
}: Partial<Omit<Home, 'settings'> & { settings: Partial<Settings> }> = {}): Home => {
  const blank = z.parse(home, { settings: {} });
  return { ...blank, ...changes, settings: { ...blank.settings, ...settings } };
};
