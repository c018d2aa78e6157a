/** `npm run releases`: the host's own command, for a checkout. */
import './processes/exit-with-parent.ts';
import '../shared/platform/cli/releases-command.ts';
