/** Returns the message of any thrown value. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
