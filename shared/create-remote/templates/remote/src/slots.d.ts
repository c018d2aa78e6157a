import '@portal/platform/remote';

declare module '@portal/platform/remote' {
  /** Props of the slots that this remote fills. */
  interface SlotPropsByName {
    'destaque-exemplo': {
      /** Maximum number of units. */
      limit?: number;
    };
  }
}
