/**
 * Runs before React in development: shows errors that nothing handles in one overlay of Rspack's dev server. Those of each app's own dev
 * server would cover one another. The browser's console has their source lines.
 */
import { createOverlay } from '@rspack/dev-server/client/overlay';

/** Whether a build has started since the document was loaded. */
let hasChanged = false;
/** Whether only a reload shows the next build: the document was broken from the start, or a module was not evaluated. */
let needsReload = false;

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
