import { toast } from '@portal/runtime/toasts';
import { useHydrated } from '@portal/ui/use-hydrated';
import { Bookmark, type LucideIcon, Scale } from 'lucide-react';
import { useDeferredValue } from 'react';
import { isInShortlist, type ListName, limits, type PickedClass } from '../domain/schedule-shortlist.ts';
import styles from './save-course.module.css';
import { togglePick, useShortlist } from './shortlist-store.ts';

const lists: Record<ListName, { label: string; chosenLabel: string; Icon: LucideIcon; full: string }> = {
  saved: {
    label: 'Salvar',
    chosenLabel: 'Salvo',
    Icon: Bookmark,
    full: `Você já salvou ${limits.saved} cursos. Remova um para salvar outro.`,
  },
  compared: {
    label: 'Comparar',
    chosenLabel: 'Na comparação',
    Icon: Scale,
    full: `Você já escolheu ${limits.compared} cursos para comparar. Remova um para incluir outro.`,
  },
};

/**
 * Keeps a class on this device, and puts it among those to compare: two buttons that say what is, and work after
 * hydration.
 * Their room is kept before that; without JavaScript there is none.
 */
export function SaveCourse({ pick }: { pick: PickedClass }) {
  // The buttons of a page full of cards come in pieces between which the browser does other things.
  const hydrated = useDeferredValue(useHydrated());
  return (
    <div className={styles.tools}>
      {hydrated && (
        <>
          <Toggle list="saved" pick={pick} />
          <Toggle list="compared" pick={pick} />
        </>
      )}
    </div>
  );
}

function Toggle({ list, pick }: { list: ListName; pick: PickedClass }) {
  const chosen = isInShortlist(useShortlist(), list, pick);
  const { label, chosenLabel, Icon, full } = lists[list];
  const change = () => {
    if (togglePick(list, pick) === 'full') toast(full, { tone: 'error', duration: 3500 });
  };
  return (
    <button type="button" data-chosen={chosen || undefined} className={styles.toggle} onClick={change}>
      <Icon aria-hidden="true" size={18} className={styles.icon} />
      {chosen ? chosenLabel : label}{' '}
      <span className="visuallyHidden">
        {pick.title}
        {chosen && ' (remover)'}
      </span>
    </button>
  );
}
