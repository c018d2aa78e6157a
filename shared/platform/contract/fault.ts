/** How a release may fail in a browser: it does not come, comes too late, throws as it is loaded, or while it is shown. */
export const faults = ['network', 'timeout', 'broken', 'render'] as const;

export type Fault = (typeof faults)[number];
