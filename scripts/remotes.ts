/**
 * `npm run remotes`: writes the remotes of `registry.json` into the files that list them: compose, Kubernetes, code owners.
 * `npm run remotes -- mf-events` adds a remote to the registry first.
 */
import './processes/exit-with-parent.ts';
import { errorText } from '../shared/server-kit/error-text.ts';
import { listRemotes } from './processes/list-remotes.ts';

try {
  listRemotes(process.argv[2]);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
