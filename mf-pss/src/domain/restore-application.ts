import { mergeDraft } from '@portal/client/draft/draft-record';
import { type Application, blankRows, type ListName } from './application.ts';
import { minimumRows } from './wizard-lists.ts';

/** Restores the wizard from a draft of unknown shape; invalid values start empty (B 4). */
export function restoreApplication(blank: Application, kept: Readonly<Record<string, unknown>>): Application {
  const restored = mergeDraft(blank, kept);
  for (const list of Object.keys(blankRows) as ListName[]) {
    const rows = (restored[list] as unknown[]).flatMap((row) =>
      typeof row === 'object' && row !== null
        ? [mergeDraft<object>(blankRows[list], row as Record<string, unknown>)]
        : [],
    );
    Object.assign(restored, { [list]: rows.length < minimumRows[list] ? blank[list] : rows });
  }
  return restored;
}
