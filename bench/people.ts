import type { Page } from '@playwright/test';

/** A candidate of the demonstration, with papers of both programmes. */
export const candidate = { email: 'jaciara@candidata.example', password: 'Equador-2026' };

/** Somebody whom the portal does not know yet. */
export const applicant = { cpf: '33000010130', birthdate: '1998-05-05' };

/** Milliseconds that somebody looks at what a press has done before the next one. */
const LOOK_MS = 1_000;

/** Presses of people are apart: what one of them starts is not counted for the next. */
export const look = (page: Page): Promise<void> => page.waitForTimeout(LOOK_MS);
