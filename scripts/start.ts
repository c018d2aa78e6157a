/**
 * `npm start`: builds what has changed and runs the whole portal as it is deployed, each part a process of its own.
 * Prints one address. Ctrl-C, or the end of any part, ends all of it. Logs are under `.data/logs/`.
 */
import './processes/exit-with-parent.ts';
import { join } from 'node:path';
import { startReleased } from './processes/released-parts.ts';
import { finish, runPortal } from './processes/run-portal.ts';

finish(runPortal(join(import.meta.dirname, '..'), process.env, startReleased));
