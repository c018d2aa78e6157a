/** What forms and API say of a field, in the words and the differing spellings of A 5 and B 5. */
export const messages = {
  required: 'Campo obrigatório',
  nameRequired: 'Nome obrigatório',
  motherRequired: 'Nome da mãe obrigatório',
  birthdateRequired: 'Data de nascimento obrigatória',
  dateInvalid: 'Data inválida',
  cityRequired: 'Cidade obrigatória',
  cpfRequired: 'CPF obrigatório',
  cpfInvalid: 'CPF inválido',
  taxIdRequired: 'CNPJ obrigatório',
  taxIdInvalid: 'CPF ou CNPJ inválido',
  mobileRequired: 'Celular obrigatório',
  mobileInvalid: 'Celular inválido',
  /** Registrations and the wizard. */
  phoneInvalid: 'Número inválido',
  emailRequired: 'E-mail obrigatório',
  /** Registrations and the wizard. */
  emailRequiredThere: 'Email obrigatório',
  /** Password reset. */
  emailRequiredForReset: 'E-mail é obrigatório.',
  emailInvalid: 'E-mail inválido',
  allFields: 'Preencha todos os campos.',
};
