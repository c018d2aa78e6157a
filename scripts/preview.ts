/** `npm run preview`: the platform's own command, for a checkout. */
import './processes/exit-with-parent.ts';
import '../shared/platform/cli/preview-command.ts';
