import { freeTitle } from '@portal/shared/contract/fields';
import type { RegistrationField } from '@portal/shared/selection-process/registration-field';
import { InForm } from '@portal/tooling/testing/in-form';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApplicantField } from './applicant-field.tsx';

const text: RegistrationField = {
  label: 'Nome social',
  section: 'person',
  input: { kind: 'text' },
  rule: freeTitle(),
  column: 'text',
};
const show = (field: RegistrationField, value = '') =>
  render(
    <InForm value={value}>
      <ApplicantField name="field" field={field} today="2026-03-31" fixedBirthdate email={<p>E-mail</p>} />
    </InForm>,
  );

it('asks for a text by its label, and says which may stay empty', () => {
  const { unmount } = show(text, 'Bené');
  expect(screen.getByLabelText('Nome social')).toHaveValue('Bené');
  unmount();
  show({ ...text, optional: true });
  expect(screen.getByLabelText('Nome social (opcional)')).toBeVisible();
});

it.each([
  ['M••• d• S•••', 1],
  ['Maria de Souza', 0],
])('explains the mask of a known text: %s', (value, hints) => {
  show({ ...text, input: { kind: 'text', maskedWhenKnown: true } }, value);
  expect(screen.queryAllByText(/já é conhecido/)).toHaveLength(hints);
});
