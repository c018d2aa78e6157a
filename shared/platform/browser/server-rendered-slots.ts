import type { HydrationTracker } from '../remote/hydration-boundary.ts';
import type { SlotSource } from '../remote/slot.ts';

/** Loads server-rendered slots immediately. Their code hydrates them; if it fails to load, the HTML stays. */
export function withServerRenderedSlots(
  source: Omit<SlotSource, 'shown'>,
  sent: readonly string[],
  hydrationTracker: HydrationTracker,
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
      // Later mounts of the slot load it normally.
      asked.delete(slot);
      arriving.delete(slot);
      hydrationTracker.onPending(slot);
      return known;
    },
    shown: hydrationTracker.onHydrated,
  };
}

const never = () => new Promise<never>(() => {});
