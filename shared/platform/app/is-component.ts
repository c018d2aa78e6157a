import type { ComponentType } from 'react';

/** Accepts functions, classes and React's wrappers around them. */
export const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
