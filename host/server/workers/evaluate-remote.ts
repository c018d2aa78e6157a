import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import { releaseKey } from '../release-key.ts';
import type { ServerRemote } from '../rendering/render-contract.ts';
import type { ReleaseCode } from './protocol.ts';

/** Beginning of the file names under which remotes' code runs. */
export const REMOTE_FILES = 'remote:';

/**
 * Evaluates a remote's server build, a CommonJS file, with the host's singletons in place of copies of its own.
 * @throws Error when the file is not the announced one, asks for a module that the host does not share, or throws
 */
export function evaluateRemote(
  { name, version, source, sha256 }: ReleaseCode,
  singletons: Record<string, unknown>,
): ServerRemote {
  if (createHash('sha256').update(source).digest('hex') !== sha256)
    throw new Error(`${name}: not the announced file`);
  const module = { exports: {} as Partial<ServerRemote> };
  const require = (id: string) => {
    if (id in singletons) return singletons[id];
    if (id.startsWith('node:')) throw new Error(`${name}: ${id} is not for remotes`);
    throw new Error(`${name}: ${id} is not shared by the host`);
  };
  const filename = REMOTE_FILES + releaseKey({ name, version });
  compileFunction(source, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  const { routes, slots, listing = [] } = module.exports;
  if (!Array.isArray(routes) || !slots) throw new Error(`${name}: exports no routes`);
  return { routes, slots, listing };
}
