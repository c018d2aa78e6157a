/** `npm run import -- KIND FILE [--dry-run]`: imports content from a CSV or JSON file (docs/importing.md). */
import './processes/exit-with-parent.ts';
import '../api/src/import.ts';
