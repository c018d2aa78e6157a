import { mobile } from '@portal/shared/contract/fields';
import { hasAreaCode, sentMobile } from '@portal/shared/validators/phone';
import { unmasked } from '@portal/shared/validators/unmasked';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../form/form.tsx';
import { PhoneField } from './contact-fields.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Celular' });

/** The usual ways in which a number is written. */
const ways: ((area: string, number: string) => string)[] = [
  (area, number) => `${area}${number}`,
  (area, number) => `(${area}) ${number.slice(0, 5)}-${number.slice(5)}`,
  (area, number) => `${area} 9 ${number.slice(1, 5)} ${number.slice(5)}`,
  (area, number) => `+55 ${area} ${number.slice(0, 5)}-${number.slice(5)}`,
  (area, number) => `+55 (${area}) ${number}`,
  (area, number) => `55${area}${number}`,
  (area, number) => `0${area} ${number}`,
  (area, number) => `(0xx${area}) ${number.slice(0, 5)}-${number.slice(5)}`,
  (area, number) => `041 ${area} ${number}`,
];

/** How a value comes into a field. */
const hands = {
  typed: (text: string) => userEvent.type(box(), text),
  pasted: async (text: string) => {
    await userEvent.click(box());
    await userEvent.paste(text);
  },
  filled: async (text: string) => {
    await userEvent.click(box());
    fireEvent.input(box(), { target: { value: text } });
  },
};

async function sendPhone(text: string, hand: keyof typeof hands) {
  const sent: string[] = [];
  render(
    <Form
      schema={z.object({ phone: unmasked(mobile(), sentMobile) })}
      defaultValues={{ phone: '' }}
      onSubmit={({ phone }) => sent.push(phone)}
    >
      <PhoneField />
      <SubmitButton>Enviar</SubmitButton>
    </Form>,
  );
  await hands[hand](text);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(sent.length > 0 || box().matches('[aria-invalid="true"]')).toBe(true));
  const result = { sent, shown: box().value, isInvalid: box().matches('[aria-invalid="true"]') };
  cleanup();
  return result;
}

describe('a mobile number that is typed key by key, pasted or filled in (A 5.3, B 5)', () => {
  const areas = Array.from({ length: 90 }, (_, index) => String(index + 10)).filter(hasAreaCode);
  const anyHand = fc.constantFrom(...(Object.keys(hands) as (keyof typeof hands)[]));
  const anyNumber = fc.stringMatching(/^9\d{8}$/);

  it('is the same number in each of the usual ways, shown in 15 characters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...areas, '55', '55'),
        anyNumber,
        fc.constantFrom(...ways),
        anyHand,
        async (area, number, way, hand) => {
          const { sent, shown } = await sendPhone(way(area, number), hand);
          expect(sent).toEqual([area + number]);
          expect(shown).toBe(`(${area})${number[0]} ${number.slice(1, 5)}-${number.slice(5)}`);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is refused where it is none, and never made into another', async () => {
    const wrong = fc.constantFrom(
      '+1 415 555 26711',
      '+351 912 345 678',
      '0800 123 4567',
      '9991-2345',
      '(20) 99123-4567',
      '+55 96 99123-45',
      '096 3214-1234',
    );
    await fc.assert(
      fc.asyncProperty(wrong, anyHand, async (text, hand) => {
        expect([text, await sendPhone(text, hand)]).toMatchObject([text, { sent: [], isInvalid: true }]);
      }),
      { numRuns: 20 },
    );
    expect(await sendPhone('969912345678', 'pasted')).toMatchObject({ sent: [], isInvalid: true });
  });
});
