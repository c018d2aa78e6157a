import { expect, it } from 'vitest';
import * as z from 'zod';
import { testPortal } from '../testing/test-portal.ts';
import { checkPortal } from './portal-config.ts';

const { contentSecurity, texts } = testPortal;

it.each<[field: string, change: object, words: string]>([
  ['basePath', { basePath: '/portal/' }, 'begin with a slash and end without one'],
  ['language', { language: 'portugues' }, 'a language such as'],
  ['name', { name: '' }, 'not be empty'],
  [
    'contentSecurity.images.0',
    { contentSecurity: { ...contentSecurity, images: ["'self'; script-src *"] } },
    "an origin such as https://pictures.example; it is ''self'; script-src *'",
  ],
  ['texts.refusals.400', { texts: { ...texts, refusals: { 404: 'x' } } }, 'expected string'],
  ['colour', { ownFacts: z.object({ colour: z.string() }) }, 'expected string'],
])('a wrong %s causes a one-line error that names it', (field, change, words) => {
  const portal = { ...testPortal, ...change } as typeof testPortal;
  expect(() => checkPortal(portal)).toThrow(new RegExp(`^portal.config.ts: ${field}: .+$`));
  expect(() => checkPortal(portal)).toThrow(words);
});

it.each(['', '/a/b-c'])("a portal may live at '%s'", (basePath) => {
  expect(() => checkPortal({ ...testPortal, basePath })).not.toThrow();
});
