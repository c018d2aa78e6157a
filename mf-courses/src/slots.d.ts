import '@portal/platform/remote';

declare module '@portal/platform/remote' {
  /** Props of the slots that this remote fills: none. */
  interface SlotPropsByName {
    'open-courses': Record<string, never>;
    'picked-courses': Record<string, never>;
  }
}
