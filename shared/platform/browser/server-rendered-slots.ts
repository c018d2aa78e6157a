import type { HydrationTracker } from '../app/hydration-tracker.tsx';
import type { SlotSource } from '../remote/slot.ts';

/**
 * Loads at once the slots that the server has sent. What it has sent of a slot is hydrated with the code of that release,
 * replaced by another release, and stays where no code can be loaded.
 */
export function withServerRenderedSlots(
  source: Omit<SlotSource, 'shown'>,
  sent: readonly string[],
  firstLoad: HydrationTracker,
): SlotSource {
  const asked = new Map(sent.map((slot) => [slot, source.load(slot)]));
  const arriving = new Map(
    [...asked].map(([slot, settled]) => {
      const module = settled.then((state) => (state.kind === 'loaded' ? state.module : never()));
      return [slot, { kind: 'arriving', module }] as const;
    }),
  );
  return {
    ...source,
    peek: (slot) => arriving.get(slot) ?? source.peek(slot),
    load(slot) {
      const known = asked.get(slot);
      if (!known) return source.load(slot);
      // Whoever shows the slot from now on finds it as any other.
      asked.delete(slot);
      arriving.delete(slot);
      firstLoad.awaits(slot);
      return known;
    },
    shown: firstLoad.hydrated,
  };
}

const never = () => new Promise<never>(() => {});
