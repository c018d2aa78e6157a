import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blankRegistration, registrationBody, registrationRules } from './registration-rules.ts';

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
const course = { min_age: 16, course_start_date: '2027-01-11' };
const minor = { ...valid, recipient: 'minor', birthdate: '2010-05-02', guardian: 'Ana de Sá' } as const;
const messagesOf = (values: object) =>
  z.safeParse(registrationRules(course, '2026-11-27'), values).error?.issues.map(({ message }) => message);

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

  it('sends exactly the fields of the contract, digits only, and a masked name of the mother unchanged', () => {
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

describe('a registration for a minor', () => {
  it.each([
    [{}, undefined],
    [{ guardian: ' ' }, ['Nome do responsável obrigatório']],
    [{ birthdate: '1998-04-21' }, [expect.stringMatching(/^Pela data de nascimento, esta pessoa é maior/)]],
    [{ birthdate: '2026-01-05' }, [expect.stringMatching(/^Este curso é para quem tem pelo menos 16 anos/)]],
  ])('says of %j: %j', (changes, messages) => {
    expect(messagesOf({ ...minor, ...changes })).toEqual(messages);
  });

  it('names a missing guardian while other fields are still empty', () => {
    const messages = messagesOf({ ...blank, recipient: 'minor', birthdate: '' });
    expect(messages).toContain('Nome do responsável obrigatório');
  });

  it('sends the guardian, which the registration of an adult never does', () => {
    const offer = { process: 50, offer: 12, offerName: '' };
    expect(registrationBody(minor, offer)).toMatchObject({ guardian: 'Ana de Sá' });
    expect(registrationBody({ ...minor, recipient: 'self' }, offer)).not.toHaveProperty('guardian');
  });
});
