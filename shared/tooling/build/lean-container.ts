import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** What Module Federation's runtime says of the shared modules that a build leaves to the host. */
interface ConsumedModules {
  /** Ids of the modules that each chunk needs first, by the chunk's id. */
  chunkMapping: Record<string, readonly string[]>;
  moduleIdToConsumeDataMapping: Record<string, ConsumedModule>;
  initialConsumes: readonly string[];
}

interface ConsumedModule {
  shareKey: string;
  requiredVersion: string;
  singleton: boolean;
  strictVersion: boolean;
  fallback?: unknown;
}

/**
 * Takes the part of Module Federation's runtime that a remote of the portal has no use for out of its entry: it ships no
 * shared module of its own, and asks for each by one range of versions (`^`), so that no other ranges need to be read.
 * The protocol between host and container stays as it is.
 */
export class LeanContainer implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanContainer', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanContainer', ({ name, source }) => {
        if (!source) return;
        if (name === 'sharing') source.source = Buffer.from(withoutSharing);
        if (name === 'consumes_loading')
          source.source = Buffer.from(consuming(source.source.toString('utf8')));
      });
    });
  }
}

/** The container's `init` keeps the host's scope, and there is nothing to add to it. */
const withoutSharing = `
__webpack_require__.S = {};
__webpack_require__.I = function() { return 1; };
`;

/**
 * The code that gets what a chunk needs from the host before the chunk is evaluated.
 * @param original the code in place of which it stands
 * @throws Error where a module is shared in another way
 */
export function consuming(original: string): string {
  const { chunkMapping, moduleIdToConsumeDataMapping, initialConsumes } = consumedModules(original);
  if (initialConsumes.length > 0) throw new Error('A shared module is needed before the host can give it.');
  const modules = Object.fromEntries(
    Object.entries(moduleIdToConsumeDataMapping).map(([id, module]) => [id, asked(module)]),
  );
  return `
var modulesOfChunk = ${JSON.stringify(chunkMapping)};
var askedModules = ${JSON.stringify(modules)};
var askedFor = {};
var isMet = function(version, least) {
  var given = version.split(".").map(Number);
  return given[0] === least[0] && (given[1] > least[1] || (given[1] === least[1] && given[2] >= least[2]));
};
var askFor = function(name, least) {
  var versions = __webpack_require__.S["default"][name] || {};
  var version = Object.keys(versions).find(function(version) { return isMet(version, least); });
  if (!version) throw Error("The host brings no " + name + " ^" + least.join(".") + ", but " + Object.keys(versions));
  versions[version].loaded = 1;
  return versions[version].get();
};
__webpack_require__.f.consumes = function(chunkId, promises) {
  (modulesOfChunk[chunkId] || []).forEach(function(id) {
    if (__webpack_require__.o(askedFor, id)) return promises.push(askedFor[id]);
    var use = function(evaluate) {
      askedFor[id] = 0;
      __webpack_require__.m[id] = function(module) {
        delete __webpack_require__.c[id];
        module.exports = evaluate();
      };
    };
    var fail = function(error) {
      delete askedFor[id];
      __webpack_require__.m[id] = function() {
        delete __webpack_require__.c[id];
        throw error;
      };
    };
    try {
      var given = askFor.apply(null, askedModules[id]);
      if (given.then) promises.push(askedFor[id] = given.then(use).catch(fail));
      else use(given);
    } catch (error) { fail(error); }
  });
};
`;
}

/** Reads what the plugin has written: an object literal with an `undefined` for each fallback that there is none of. */
function consumedModules(original: string): ConsumedModules {
  const [, literal] = /^\s*__webpack_require__\.consumesLoadingData = (\{.*\});$/m.exec(original) ?? [];
  if (!literal) throw new Error('The runtime of shared modules is written in another way.');
  const json = literal.replace(/([{,]\s*)(\w+):/g, '$1"$2":').replace(/: undefined\b/g, ': null');
  return JSON.parse(json) as ConsumedModules;
}

function asked({ shareKey, requiredVersion, singleton, strictVersion, fallback }: ConsumedModule) {
  const [, ...least] = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(requiredVersion) ?? [];
  if (least.length === 0 || !singleton || !strictVersion || fallback)
    throw new Error(`${shareKey} is shared in a way that the remotes' entries do not know.`);
  return [shareKey, least.map(Number)];
}
