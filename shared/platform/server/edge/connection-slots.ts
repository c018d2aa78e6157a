interface Bounds {
  /** Slots of one group at most. */
  each: number;
  /** Slots in all. */
  all: number;
}

export interface ConnectionSlots<Item> {
  /** Takes a place for a newcomer. @returns whose place it was, where that one has to give way; else null */
  acquire(item: Item, group: string): Item | null;
  /** Says that an item has just done something. */
  touch(item: Item): void;
  /** Gives a place back. */
  free(item: Item): void;
}

/**
 * Few slots for many: past a bound the item gives way that has done nothing for longest, of its own group where that
 * has too many, so that one group never fills the slots of all.
 */
export function createConnectionSlots<Item>({ each, all }: Bounds): ConnectionSlots<Item> {
  // Both are in the order of the last doing: what is put in anew comes last.
  const groupOf = new Map<Item, string>();
  const groups = new Map<string, Set<Item>>();

  function free(item: Item): void {
    const group = groupOf.get(item);
    if (group === undefined) return;
    groupOf.delete(item);
    const items = groups.get(group);
    items?.delete(item);
    if (items?.size === 0) groups.delete(group);
  }

  function enter(item: Item, group: string): Set<Item> {
    const items = groups.get(group) ?? new Set();
    groups.set(group, items.add(item));
    groupOf.set(item, group);
    return items;
  }

  return {
    acquire(item, group) {
      const items = enter(item, group);
      const crowded = items.size > each ? items : groupOf.size > all ? groupOf.keys() : [];
      const [idlest] = crowded;
      if (idlest === undefined) return null;
      free(idlest);
      return idlest;
    },
    touch(item) {
      const group = groupOf.get(item);
      if (group === undefined) return;
      free(item);
      enter(item, group);
    },
    free,
  };
}
