import { SourceMap } from 'node:module';
import path from 'node:path';
import type { DevServerMiddlewareHandler } from '@rspack/core';

/** Position in a source, for developers. */
export interface LocatedFrame {
  /** Path that begins with the package's folder. */
  file: string;
  line: number;
}

/**
 * Returns the source of a position in a built script, or null.
 * @param map JSON of the script's source map
 * @param line starts at 1, as does the column
 */
function locateFrame(map: string, line: number, column: number): LocatedFrame | null {
  const origin = new SourceMap(JSON.parse(map)).findOrigin(line, column);
  if (!('fileName' in origin)) return null;
  // webpack://<package>/<path from its folder>
  const [, source] = /^webpack:\/\/([^?]+)/.exec(origin.fileName) ?? [];
  return source ? { file: path.posix.normalize(source), line: origin.lineNumber } : null;
}

/**
 * Responds to `<script>?frame=<line>:<column>` with the position in the source.
 * @param publicPath URL of the scripts' folder
 * @param read returns a built file
 */
export function locateFrames(
  publicPath: string,
  read: (name: string) => Promise<string>,
): DevServerMiddlewareHandler {
  return async ({ url = '' }, response, next) => {
    const [, script, line, column] = /^([^?]+\.js)\?frame=(\d+):(\d+)$/.exec(url) ?? [];
    if (!script?.startsWith(publicPath)) return next();
    const map = await read(`${script.slice(publicPath.length)}.map`).catch(() => null);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(map && locateFrame(map, Number(line), Number(column))));
  };
}
