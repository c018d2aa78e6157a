/** What server rendering needs besides the browser's queries; chosen by the `node` condition. */
export { dehydrate } from '@tanstack/react-query';
export * from './query.ts';
