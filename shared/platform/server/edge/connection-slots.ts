interface Bounds {
  /** Maximum number of slots per group. */
  each: number;
  /** Maximum number of slots in total. */
  all: number;
}

export interface ConnectionSlots<Item> {
  /** Takes a slot. @returns the item that is evicted for it, or null */
  acquire(item: Item, group: string): Item | null;
  /** Marks an item as just used. */
  touch(item: Item): void;
  free(item: Item): void;
}

/**
 * Limits items in total and per group. Beyond a limit, the least recently used item is evicted: of its own group if
 * that is full, so that one group cannot take all slots.
 */
export function createConnectionSlots<Item>({ each, all }: Bounds): ConnectionSlots<Item> {
  // Both are ordered by last use.
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
