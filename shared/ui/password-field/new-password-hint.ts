/** Password requirements, shown before typing. */
export const newPasswordHint =
  'De 8 a 20 caracteres. Não use uma senha comum, seu nome, seu e-mail nem o nome da instituição.';
