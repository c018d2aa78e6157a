/** The global variable under which a remote's container announces itself. */
export const containerGlobal = (remote: string): string => remote.replaceAll('-', '_');
