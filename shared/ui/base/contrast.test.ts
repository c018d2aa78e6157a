import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contrast } from '@portal/tooling/testing/contrast';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');
const [themes, areas] = await Promise.all([read('themes.css'), read('areas.css')]);

/** Returns the value of a token: the same for both themes or `light-dark(…)`; references are resolved. */
function token(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(themes)?.[1] ?? '';
  const pair = /light-dark\((.+), (.+)\)/.exec(value);
  if (pair) return (theme === 'light' ? pair[1] : pair[2]) ?? '';
  const other = /var\(--(.+)\)/.exec(value)?.[1];
  return other ? token(other, theme) : value;
}

const grounds = ['papel', 'areia', 'superficie'];
const texts = [
  'tinta',
  'texto-suave',
  'azul-rio',
  'azul-rio-forte',
  'laranja-queimado',
  'acai-texto',
  'sucesso',
  'erro',
];
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  ['sobre-azul-rio', 'azul-rio'],
  ['sobre-azul-rio', 'azul-rio-forte'],
  ['sobre-laranja-sol', 'laranja-sol'],
  ['sobre-acai', 'acai'],
  ['sobre-noite', 'noite'],
  ['azul-rio', 'rio'],
  ['tinta', 'rio'],
  ['sucesso', 'sucesso-fundo'],
  ['erro', 'erro-fundo'],
  ['aviso', 'aviso-fundo'],
] as [string, string][];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairs)('sets %s on %s at 4.5:1 or more', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('draws the edge of controls on %s at 3:1 or more', (ground) => {
    expect(contrast(token('borda', theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('sets every area in its colour on papel and on its tint, and white on its fill, at 4.5:1 or more', () => {
  const found = [...areas.matchAll(/--area-deep: (#.{6});\s+--tint: (#.{6});\s+--light: (#.{6});/g)];
  expect(found).toHaveLength(8);
  for (const [, deep = '', tint = '', light = ''] of found) {
    expect(contrast(deep, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(deep, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(deep, token('papel', 'light'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light, token('papel', 'dark'))).toBeGreaterThanOrEqual(4.5);
  }
});
