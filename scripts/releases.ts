/** `npm run releases`: the host's own command, for a checkout. */
import './processes/exit-with-parent.ts';
import '../host/server/releases-command.ts';
