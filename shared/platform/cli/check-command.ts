/**
 * `portal check --against URL [FILE …]`: reports whether the portal at a base URL (`https://…/senac-portal`) would mount
 * a release: `dist/portal.json`, or other paths or URLs, also of the `mf-manifest.json` of Rspack, webpack or Vite. It ends with 1 if a release would be rejected.
 */
import { parseArgs } from 'node:util';
import { errorText } from '@portal/server-kit/error-text';
import { checkAgainst } from './check-against.ts';

try {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  if (!values.against) throw new Error('usage: portal check --against URL [FILE …]');
  const sources = positionals.length > 0 ? positionals : ['dist/portal.json'];
  const { lines, broken } = await checkAgainst(values.against, sources);
  console.log(lines.join('\n'));
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
