import { encode } from 'uqr';

/** Quiet zone that readers require, in modules. */
const QUIET_ZONE_MODULES = 4;

/** Returns the QR code of a text, legible with 15 % lost, as an SVG path in modules; `size` includes the quiet zone. */
export function qrCode(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES });
  const path = data.map((row, y) => createRowPath(row, y)).join('');
  return { size, path };
}

/** One rectangle per run of dark modules. */
function createRowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue;
    let end = x;
    while (row[end]) end += 1;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
  }
  return path;
}
