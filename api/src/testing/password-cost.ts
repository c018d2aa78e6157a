import type { PasswordCost } from '../accounts/passwords.ts';

/** The least that argon2 takes, so that tests do not spend their time on hashes. */
export const testPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
