import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

/** Renders the outline for a scanner, four pixels a module. */
function scanned(text: string): string | null {
  const { size, path } = qrCode(text);
  const side = size * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * 4; row < (Number(y) + 1) * 4; row += 1) {
      for (let column = Number(x) * 4; column < (Number(x) + Number(width)) * 4; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data ?? null;
}

it('can be read by a scanner', () => {
  const address = 'https://portal.example.org/senac-portal/conferir/psg-1a-abcdefghijkl_-mn';
  expect(scanned(address)).toBe(address);
  fc.assert(
    fc.property(fc.webUrl({ size: 'medium' }), (url) => scanned(url) === url),
    { numRuns: 10 },
  );
});

it('has a quiet zone of four modules around it', () => {
  const { size, path } = qrCode('a');
  expect(size).toBe(21 + 8);
  const columns = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...columns.flat())).toBe(4);
});
