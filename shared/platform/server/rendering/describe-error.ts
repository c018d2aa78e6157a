import { REMOTE_FILES } from '../../contract/names.ts';
import { redactQueries } from '../log-error.ts';

const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 3;

const frame = new RegExp(`\\bat (.*${REMOTE_FILES}.*)`, 'g');

/**
 * Describes an error of a remote in one line, for the public status: its message without the origins of URLs, and the
 * first positions in the remote's code. Positions in the host's code contain paths of the machine.
 */
export function describeError(error: unknown): string {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const frames = [...stack.matchAll(frame)]
    .slice(0, MAX_FRAMES)
    .map(([, position]) => `at ${position?.trim()}`);
  const text = redactQueries(message)
    .replace(/\bhttps?:\/\/[^\s/"'`<>)]*/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_MESSAGE_LENGTH);
  return [text, ...frames].join(' ').slice(0, 2 * MAX_MESSAGE_LENGTH);
}
