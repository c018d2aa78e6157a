// Messages of forms and API, with the varying spellings of A 5 and B 5. Import them as a namespace: bundles
// then contain only those in use.
export const required = 'Campo obrigatório';
export const nameRequired = 'Nome obrigatório';
export const motherRequired = 'Nome da mãe obrigatório';
export const notAMinor =
  'Pela data de nascimento, esta pessoa é maior de idade. Confira a data ou escolha “Para mim”';
export const guardianRequired = 'Nome do responsável obrigatório';
export const dateInvalid = 'Data inválida';
export const birthdateMismatch =
  'A data de nascimento não confere com o cadastro deste CPF. Corrija a data ou peça ajuda à unidade.';
export const cityRequired = 'Cidade obrigatória';
export const cpfRequired = 'CPF obrigatório';
export const cpfInvalid = 'CPF inválido';
export const taxIdRequired = 'CNPJ obrigatório';
export const taxIdInvalid = 'CPF ou CNPJ inválido';
export const mobileRequired = 'Celular obrigatório';
/** Registrations and the wizard. */
export const phoneInvalid = 'Número inválido';
export const emailRequired = 'E-mail obrigatório';
/** Registrations and the wizard. */
export const emailRequiredThere = 'Email obrigatório';
/** PSG. */
export const emailTaken = 'E-mail já Existente.';
/** PSS. */
export const emailTakenThere = 'E-mail já existente.';
export const codeRequired = 'Código é obrigatório.';
export const confirmationRequired = 'A confirmação de senha é obrigatória';
export const alternativeRequired = 'Por favor, selecione uma alternativa antes de votar.';
export const tooLong = (max: number) => `Use no máximo ${max} caracteres`;
export const allFields = 'Preencha todos os campos.';
export const noNul = 'Este texto tem um caractere que não se pode guardar: escreva-o de novo';
/** Names and titles. */
export const oneLine = 'Escreva em uma linha só, sem quebras de linha';
export const noAddress = 'Não use endereços de sites ou de e-mail neste campo';
