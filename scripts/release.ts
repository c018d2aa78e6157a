/**
 * `npm run release -- mf-psg`: builds and signs a release, as `portal release` does.
 * `npm run release -- --new-key FILE`: creates a team's keys, as `portal new-key` does.
 */
import './processes/exit-with-parent.ts';

const isNewKey = process.argv[2] === '--new-key';
if (isNewKey) process.argv.splice(2, 1);
await (isNewKey
  ? import('../shared/platform/cli/new-key-command.ts')
  : import('../shared/platform/cli/release-command.ts'));
