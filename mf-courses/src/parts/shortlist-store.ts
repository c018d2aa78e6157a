import { storage } from '@portal/client/storage';
import { useSyncExternalStore } from 'react';
import {
  emptyShortlist,
  type ListName,
  type PickedClass,
  readShortlist,
  type Shortlist,
  toggle,
} from '../domain/schedule-shortlist.ts';
import { SHORTLIST_KEY as KEY } from './shortlist-key.ts';

let stored: string | null = null;
let current = emptyShortlist;
const listeners = new Set<() => void>();

/** Returns the visitor's lists, shared by all tabs; empty on the server and during hydration. */
export const useShortlist = (): Shortlist =>
  useSyncExternalStore(subscribe, readCurrent, () => emptyShortlist);

/** Adds a class to a list or removes it. Returns false if the list is full. */
export function togglePick(list: ListName, pick: PickedClass): boolean {
  const toggled = toggle(readCurrent(), list, pick);
  if (toggled) storeShortlist(toggled);
  return toggled !== null;
}

export const clearPicks = (list: ListName): void => storeShortlist({ ...readCurrent(), [list]: [] });

function storeShortlist(shortlist: Shortlist): void {
  storage.write(KEY, JSON.stringify(shortlist));
  for (const changed of listeners) changed();
}

/** Reads the storage, which another tab may have changed. */
function readCurrent(): Shortlist {
  const text = storage.read(KEY);
  if (text !== stored) {
    stored = text;
    current = readShortlist(text);
  }
  return current;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
