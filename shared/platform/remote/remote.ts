/** What pages and slots see of federation; shared as one instance, for the context behind `<Slot>`. */
export { type PageModule, page } from './page.ts';
export { Slot, type SlotModule, SlotProvider, type SlotSource } from './slot.tsx';
