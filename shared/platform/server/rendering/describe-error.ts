import { REMOTE_FILES } from '../../contract/names.ts';
import { redactQueries } from '../log-error.ts';

/** Bounds the time for a message of any length. */
const MAX_INPUT_LENGTH = 2_000;
const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 3;

const frame = new RegExp(`\\bat (.*${REMOTE_FILES}.*)`, 'g');

/** Folders before the name of a file: a message may contain a stack, whose positions in the host's code are on this machine. */
const folders = /(?:file:\/\/)?(?:\/[\w.@+-]+)+(?=\/[\w.@+-]+\.[a-z])/g;

/**
 * Describes an error of a remote in one line, for the log: its message without the origins of URLs and without
 * folders, and the first positions in the remote's code.
 */
export function describeError(error: unknown): string {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const frames = [...stack.matchAll(frame)]
    .slice(0, MAX_FRAMES)
    .map(([, position]) => `at ${position?.trim()}`);
  const text = redactQueries(message.slice(0, MAX_INPUT_LENGTH))
    .replace(/\bhttps?:\/\/[^\s/"'`<>)]*/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_MESSAGE_LENGTH);
  return [text, ...frames]
    .join(' ')
    .replace(folders, '…')
    .slice(0, 2 * MAX_MESSAGE_LENGTH);
}
