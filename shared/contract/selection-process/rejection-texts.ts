/**
 * Returns the text for people who are registered in the process already (A 8, B 8), in the API's error and in the portal's dialog.
 * @param offer "curso" or "cargo"
 */
export const alreadyRegistered = (offer: string): string =>
  `Você já realizou inscrição em um ${offer} deste processo seletivo!`;
