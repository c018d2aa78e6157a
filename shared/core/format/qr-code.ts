import { encode } from 'uqr';

/** A QR code as one outline of SVG, in units of its modules. */
export interface QrCode {
  /** Modules of a side, with the quiet zone around them. */
  size: number;
  path: string;
}

/** The quiet zone that readers need, in modules. */
const QUIET = 4;

/** The QR code of a text, legible with 15 % of it lost. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return { size, path };
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue;
    let end = x;
    while (row[end]) end += 1;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
  }
  return path;
}
