/**
 * Props of slots, by slot name. The remote that fills a slot adds its own in `src/slots.d.ts`, by declaration merging, so
 * that a wrong prop is a type error in its component and on the pages that mount it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add their slots
export interface SlotPropsByName {}
