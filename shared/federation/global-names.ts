/** The global variable under which a remote's container announces itself. */
export const containerGlobal = (remote: string): string => remote.replaceAll('-', '_');

/** The global list through which a package's chunks arrive. */
export const chunksGlobal = (name: string): string => `chunks_${containerGlobal(name)}`;
