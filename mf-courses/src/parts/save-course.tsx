import { toast } from '@portal/client/toasts';
import { Bookmark, type LucideIcon, Scale } from 'lucide-react';
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

/** Buttons that save or compare a class on this device and show its state; none without JavaScript. */
export const SaveCourse = ({ pick }: { pick: PickedClass }) => (
  <div className={styles.tools}>
    <Toggle list="saved" pick={pick} />
    <Toggle list="compared" pick={pick} />
  </div>
);

function Toggle({ list, pick }: { list: ListName; pick: PickedClass }) {
  const chosen = isInShortlist(useShortlist(), list, pick);
  const { label, chosenLabel, Icon, full } = lists[list];
  const change = () => {
    if (togglePick(list, pick) === 'full') toast(full, { tone: 'error', duration: 3500 });
  };
  return (
    <button type="button" data-chosen={chosen || undefined} className={styles.toggle} onClick={change}>
      <Icon aria-hidden="true" size={18} className={styles.icon} />
      <span>{chosen ? chosenLabel : label}</span>{' '}
      <span className="visuallyHidden">{chosen ? `${pick.title} (remover)` : pick.title}</span>
    </button>
  );
}
