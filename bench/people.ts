/** A candidate of the demonstration, with papers of both programmes. */
export const candidate = { email: 'jaciara@candidata.example', password: 'Equador-2026' };

/** Somebody whom the portal does not know yet. */
export const applicant = { cpf: '33000010130', birthdate: '1998-05-05' };
