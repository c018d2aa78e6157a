import path from 'node:path';
import type { BuiltHost } from '@portal/platform/testing';
import { portalConfig } from '../../portal.config.ts';

/** The last build of this portal's host, with empty API data. */
export const ownHost: BuiltHost = {
  portal: portalConfig,
  dist: path.resolve(import.meta.dirname, '../../dist'),
  answer: { data: { settings: {}, banners: [], pages: [], courses: [] } },
};
