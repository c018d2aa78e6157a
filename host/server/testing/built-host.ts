import path from 'node:path';
import type { BuiltHost } from '@portal/platform/testing';
import { portalConfig } from '../../portal.config.ts';

/** This portal's host as it was built last; data is empty. */
export const ownHost: BuiltHost = {
  portal: portalConfig,
  dist: path.resolve(import.meta.dirname, '../../dist'),
  answer: { data: { settings: {}, banners: [], pages: [], courses: [] } },
};
