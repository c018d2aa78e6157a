/**
 * Runs before React in development: shows errors that nothing handles in the dev server's overlay, with source files
 * and lines. Each app has its own dev server, whose overlays would cover one another.
 */
import { createOverlay } from '@rspack/dev-server/client/overlay';
import type { LocatedFrame } from './locate-frame.ts';

const overlay = createOverlay({ trustedTypesPolicyName: false, catchRuntimeError: false });
const shown = new Set<string>();
/** Number of starts and ends of builds since the first start in this document. */
let changes = 0;
/** Whether only a reload shows the next build: the document was broken from the start, or a module was not evaluated. */
let needsReload = false;

/** Frame of Chrome (`at Page (http://…:1:2)`), Firefox or Safari (`Page@http://…:1:2`). */
const frame = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/;

/** Replaces the position in a built script by that in the source, as the dev server that built it resolves it. */
async function locate(line: string): Promise<{ line: string; located: LocatedFrame | null }> {
  const [position, script = '', row, column] = frame.exec(line) ?? [];
  if (!position || new URL(script).origin !== location.origin) return { line, located: null };
  const response = await fetch(`${script.split('?', 1)[0]}?frame=${row}:${column}`).catch(() => null);
  const isLocated = response?.ok && response.headers.get('content-type')?.startsWith('application/json');
  const located: LocatedFrame | null = isLocated ? await response.json() : null;
  return { line: located ? line.replace(position, `${located.file}:${located.line}`) : line, located };
}

async function show(error: unknown): Promise<void> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const text = `${name}: ${message}`;
  // The first error of a render is thrown again when React retries it.
  if (shown.has(text)) return;
  shown.add(text);
  const before = changes;
  needsReload ||= before === 0 || stack.includes('__webpack_require__');
  const frames = await Promise.all(
    stack
      .split('\n')
      .filter((line) => frame.test(line))
      .map(locate),
  );
  // Code that is being replaced may throw again.
  if (before !== changes) return;
  const own = frames.filter(({ located }) => located && !located.file.includes('node_modules'));
  const source = own[0]?.located;
  const file = source && `${source.file}:${source.line}`;
  const lines = (own.length > 0 ? own : frames).map(({ line }) => line);
  overlay.send({ type: 'RUNTIME_ERROR', messages: [{ message: text, file, stack: lines }] });
}

// React Refresh only logs the error of a module that throws when it is evaluated again.
const { error: log } = console;
console.error = (...values) => {
  log(...values);
  if (values.length === 1 && values[0] instanceof Error) void show(values[0]);
};
window.addEventListener('error', ({ error, message }) => {
  if (error || message) void show(error ?? message);
});
window.addEventListener('unhandledrejection', ({ reason }) => void show(reason));
// Messages of the dev servers' clients.
window.addEventListener('message', ({ data }) => {
  const message = String(data?.type);
  const isBuilt = /^webpack(Ok|StillOk|Warnings|Errors)$/.test(message);
  // Each dev server also sends the result of its first build when it is connected.
  if (message !== 'webpackInvalid' && !(isBuilt && changes > 0)) return;
  changes += 1;
  // An error that remains is thrown again when the update is applied.
  shown.clear();
  overlay.send({ type: 'DISMISS' });
  if (message === 'webpackOk' && needsReload) location.reload();
});
