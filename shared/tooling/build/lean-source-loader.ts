type Replacements = readonly (readonly [unused: string, find: RegExp, put: string])[];

/**
 * What React Router can do and the portal never asks for in a browser, as replacements in its source. Bundlers cannot tell:
 * the router is one function, and what serves forms, fetchers or blockers is reached from its returned object.
 *
 * Each has to be found, so that a new version of React Router ends the build instead of leaving something out unseen.
 */
const router: Replacements = [
  ['names for developer tools', /^\w+\.displayName = "\w+";$/gm, ''],
  [
    'components without a use',
    /^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm,
    'var $1 = /* @__PURE__ */ $2',
  ],
  ['warnings', /^( *)(?:warning|warnOnce)\(\n(?:\1 .*\n)+?\1\);$/gm, ''],

  // Forms are sent by the API client: there are neither actions nor submissions.
  ['submissions', /if \(!opts \|\| !isSubmissionNavigation\(opts\)\)/, 'if (true)'],
  ['submissions', /(?<!function )isMutationMethod\([\w.]+\)/g, 'false'],
  ['submissions', /\|\| getSubmissionFromNavigation\(loadingNavigation\)/, ''],

  // Data is fetched by queries: there are no fetchers.
  ['fetchers', /^ {4}fetch: fetch2,$/m, ''],
  ['fetchers', /^ {4}getFetcher,\n {4}resetFetcher,\n {4}deleteFetcher: queueFetcherForDeletion,$/m, ''],
  ['fetchers', /^ {4}_internalFetchControllers: fetchControllers,$/m, ''],
  [
    'fetchers',
    /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{\n[\s\S]*?^ {2}\}\);\n(?= {2}return \{ dsMatches)/m,
    '',
  ],

  // Nothing keeps a visitor from leaving a page, and the router stays as long as the document.
  ['blockers', /^ {4}getBlocker,\n {4}deleteBlocker,$/m, ''],
  ['blockers', /(?<!function )shouldBlockNavigation\(\{[^}]*\}\)/g, 'void 0'],
  ['disposal', /^ {4}dispose,$/m, ''],

  ['view transitions', /if \(isBrowser3\) \{(?=\n {6}restoreAppliedTransitions)/, 'if (false) {'],
  [
    'view transitions',
    /(?<=^ {4}let viewTransitionOpts;\n) {4}if \(pendingAction === "POP"[\s\S]*?(?=^ {4}updateState\()/m,
    '',
  ],
  ['view transitions', /if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{/, 'if (true) {'],
  ['view transitions', /^ {6}let isViewTransitionAvailable = .*$/m, ''],
  [
    'view transitions',
    /^ {2}React3\.useEffect\(\(\) => \{\n {4}if \(vtContext\.isTransitioning && !vtContext\.flushSync\)[\s\S]*?(?=^ {2}let navigator = )/m,
    '',
  ],

  // No route has middleware, and each is imported as a whole.
  ['middleware', /init\.dataStrategy \|\| defaultDataStrategyWithMiddleware/, 'defaultDataStrategy'],
  [
    'middleware',
    /^ {2}let runClientMiddleware = isStaticHandler [\s\S]*?(?=^ {2}let results = await dataStrategyImpl\()/m,
    '  let runClientMiddleware;\n',
  ],
  [
    'middleware',
    /let lazyMiddlewarePromise = loadLazyRouteProperty\(\{[^}]*\}\);/,
    'let lazyMiddlewarePromise;',
  ],
  ['instrumentation', /if \(init\.instrumentations\)/g, 'if (false)'],

  // The portal is no application of React Router's framework, and has no server components.
  ['the framework', /\|\| parseHydrationData\(\)/, ''],
  [
    'the framework',
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);(?=\n {4}let internalOnClick = useLinkClickHandler\(to, \{\n {6}replace: replace2,\n {6}mask)/,
    'let shouldPrefetch = false, prefetchHandlers;',
  ],
  ['the framework', /mergeRefs\(forwardedRef, prefetchRef\)(?=,\n {10}target,)/, 'forwardedRef'],
  [
    'the framework',
    /^function ScrollRestoration\(\{[\s\S]*?^\}$/m,
    'function ScrollRestoration(props) {\n  useScrollRestoration(props);\n  return null;\n}',
  ],
  ['server components', /let unstable_rsc = useIsRSCRouterContext\(\);/, 'let unstable_rsc = false;'],
  ['server components', /if \(this\.context/g, 'if (false'],
  ['server components', /^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],

  // All that is shown stands inside the router's provider.
  [
    'the other router',
    /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/,
    'useNavigateStable()',
  ],
];

/** Lists are shown page by page, none grows by itself. */
const query: Replacements = [
  [
    'infinite queries',
    /this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : this\.options\.behavior/,
    'this.options.behavior',
  ],
];

/**
 * Takes out of a library's module what the portal does not use in browsers.
 * @param source the module with the router or the query of that library; any other stays as it is
 * @throws Error that names what is no longer found
 */
export default function leanSource(source: string): string {
  if (source.includes('function createRouter(init)')) return withoutUnused('React Router', source, router);
  if (source.includes('var Query = class')) return withoutUnused('TanStack Query', source, query);
  return source;
}

const withoutUnused = (library: string, source: string, replacements: Replacements): string =>
  replacements.reduce((text, [unused, find, put]) => {
    const lean = text.replace(find, put);
    if (lean === text) throw new Error(`${library} is written in another way: ${unused} (${find}).`);
    return lean;
  }, source);
