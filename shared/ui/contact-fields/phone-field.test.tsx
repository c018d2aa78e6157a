import { mobile } from '@portal/contract/endpoints/fields';
import { unmasked } from '@portal/contract/validators/text';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../form/form.tsx';
import { PhoneField } from './contact-fields.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Celular' });

/** Ways of entering a value. */
const hands = {
  typed: (text: string) => userEvent.type(box(), text),
  pasted: (text: string) => userEvent.paste(text),
  filled: async (text: string) => void fireEvent.input(box(), { target: { value: text } }),
};

async function sendPhone(text: string, hand: keyof typeof hands) {
  const sent: string[] = [];
  render(
    <Form
      schema={z.object({ phone: unmasked('phone', mobile()) })}
      defaultValues={{ phone: '' }}
      onSubmit={({ phone }) => sent.push(phone)}
    >
      <PhoneField />
      <SubmitButton>Enviar</SubmitButton>
    </Form>,
  );
  await userEvent.click(box());
  await hands[hand](text);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(sent.length > 0 || box().matches('[aria-invalid="true"]')).toBe(true));
  return sent;
}

describe.each(['typed', 'pasted', 'filled'] as const)('a mobile number that is %s (A 5.3, B 5)', (hand) => {
  it.each(['+55 (55) 981234567', '5555981234567', '(0xx55) 98123-4567'])(
    'as %s is the same number, shown in 15 characters',
    async (text) => {
      expect(await sendPhone(text, hand)).toEqual(['55981234567']);
      expect(box()).toHaveValue('(55)9 8123-4567');
    },
  );

  it.each(['+1 415 555 26711', '0800 123 4567', '+55 96 99123-45'])(
    'as %s is refused, and never made into another',
    async (text) => {
      expect(await sendPhone(text, hand)).toEqual([]);
      expect(box()).toBeInvalid();
    },
  );
});

it('a number with a digit too many that is pasted is refused', async () => {
  expect(await sendPhone('969912345678', 'pasted')).toEqual([]);
});
