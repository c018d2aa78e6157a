import type { SlotModule } from '../../remote/slot.ts';
import { logError } from '../log-error.ts';
import type { PageBudget } from './data-budget.ts';
import type { RenderInput } from './render-contract.ts';

/** Loads the available slots of a page with their data. The browser loads the others. */
export async function loadSlots(
  wanted: readonly string[],
  { registry, remote, forBrowsers: clientOnly = [] }: RenderInput,
  budget: PageBudget,
  context: unknown,
): Promise<Record<string, SlotModule>> {
  const findProvider = (slot: string) => registry.remotes.find((entry) => entry.slots.includes(slot));
  const load = async (slot: string): Promise<SlotModule | null> => {
    const provider = findProvider(slot);
    if (!provider) return null;
    const module = (await remote(provider.name))?.slots[slot];
    if (!module) {
      budget.addFaulty(provider.name);
      return null;
    }
    await module.loader?.({ context } as Parameters<NonNullable<SlotModule['loader']>>[0]);
    return module;
  };
  const found = await Promise.all(
    wanted.map(async (slot) => {
      if (clientOnly.includes(findProvider(slot)?.name ?? '')) return [];
      try {
        const result = await budget.within(load(slot));
        if (result.kind === 'came' && result.value) return [[slot, result.value] as const];
      } catch (error) {
        logError(`slot ${slot}`, error);
        const provider = findProvider(slot);
        if (provider) budget.addFaulty(provider.name, error);
      }
      // A slot without a provider does not make the page incomplete.
      if (findProvider(slot) || !registry.allKnown) budget.leave('failed');
      return [];
    }),
  );
  return Object.fromEntries(found.flat());
}
