import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blankRegistration, registrationBody, registrationFields } from './registration-fields.ts';

const blank = blankRegistration({ cpf: '52998224725', birthdate: '1998-04-21' });
const valid = {
  ...blank,
  full_name: "Dra. Ana D'Arc de Sá-Luz",
  mother: 'M••• d• S•••',
  phone: '(96)9 9123-4567',
  email: 'ana@candidata.example',
  terms: true,
  policy: true,
};
const messagesOf = (values: object) =>
  z.safeParse(registrationFields, values).error?.issues.map(({ message }) => message);

describe('the registration form (A 5.3)', () => {
  it('begins with what the dialog has asked, and says what is missing', () => {
    expect(messagesOf(blank)).toEqual([
      'Nome obrigatório',
      'Nome da mãe obrigatório',
      'Celular obrigatório',
      'Email obrigatório',
      'Leia e aceite o termo para continuar.',
      'Leia e aceite a política de privacidade para continuar.',
    ]);
    expect(messagesOf(valid)).toBeUndefined();
    expect(messagesOf({ ...valid, phone: '(96)9 9123-456' })).toEqual(['Número inválido']);
  });

  it('sends exactly the fields of the contract, digits only, a hidden mother as she is', () => {
    expect(registrationBody(valid, { process: 50, offer: 12, offerName: '' })).toEqual({
      selection_process_id: 50,
      selection_process_item_id: 12,
      full_name: valid.full_name,
      nif: '52998224725',
      birthdate: '1998-04-21',
      mother: 'M••• d• S•••',
      phone: '96991234567',
      email: 'ana@candidata.example',
    });
  });
});
