import type { PasswordCost } from '../accounts/passwords.ts';

/** Minimum cost of argon2, for fast tests. */
export const testPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
