import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import type { ServerRemote } from '../rendering/render-contract.ts';

/**
 * Evaluates a remote's server build, a CommonJS file, with the host's singletons in place of copies of its own.
 * @param source text of the file
 * @param sha256 what its manifest says of the file: anything else is refused unseen
 * @throws Error when the file is not the announced one, asks for a module that the host does not share, or throws
 */
export function evaluateRemote(
  name: string,
  source: string,
  sha256: string,
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
  compileFunction(source, ['module', 'exports', 'require'], { filename: `${name}/remote.cjs` })(
    module,
    module.exports,
    require,
  );
  const { routes, slots } = module.exports;
  if (!Array.isArray(routes) || !slots) throw new Error(`${name}: exports no routes`);
  return { routes, slots };
}
