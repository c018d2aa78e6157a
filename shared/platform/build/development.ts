/** Runs before React in development. */
import { createOverlay } from '@rspack/dev-server/client/overlay';

/**
 * Each app has its own React Refresh, and those of remotes load after React. This hook, normally installed by React's
 * DevTools, passes React's renderers to them.
 */
const renderers = new Map<number, unknown>();

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') ?? {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown): number {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  },
});

/** Whether a build has started since the document was loaded. */
let hasChanged = false;
/** Whether only a reload shows the next build: the document was broken from the start, or a module was not evaluated. */
let needsReload = false;

/** Shows errors that nothing handles in one overlay: those of each app's own dev server would cover one another. */
const overlay = createOverlay({
  trustedTypesPolicyName: false,
  catchRuntimeError({ stack = '' }) {
    needsReload ||= !hasChanged || stack.includes('__webpack_require__');
    return true;
  },
});

// Messages of the dev servers' clients, each of which also sends the result of its first build.
window.addEventListener('message', ({ data }) => {
  const message = String(data?.type);
  hasChanged ||= message === 'webpackInvalid';
  if (!hasChanged || !/^webpack(Invalid|Ok|StillOk|Warnings|Errors)$/.test(message)) return;
  // An error that remains is thrown again when the update is applied.
  overlay.send({ type: 'DISMISS' });
  if (message === 'webpackOk' && needsReload) location.reload();
});
