import type { ComponentType } from 'react';

/** A function, a class, or what React has wrapped around one. */
export const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
