import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usePainting } from './use-painting.ts';

const names = ['um', 'dois', 'três'];

function Boxes() {
  return (
    <fieldset {...usePainting()}>
      {names.map((name) => (
        <label key={name}>
          <input type="checkbox" defaultChecked={name === 'três'} /> {name}
        </label>
      ))}
    </fieldset>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const checked = () => names.filter((name) => box(name).checked);
const mouse = { pointerType: 'mouse', buttons: 1 };

function open() {
  render(<Boxes />);
  return userEvent.setup();
}

it('a stroke makes all it touches what its first box becomes', () => {
  open();
  fireEvent.pointerDown(box('um'), mouse);
  fireEvent.pointerOver(box('dois'), mouse);
  fireEvent.pointerOver(box('três'), mouse);
  expect(checked()).toEqual(['um', 'dois', 'três']);
  fireEvent.pointerDown(box('dois'), mouse);
  fireEvent.pointerOver(box('três'), mouse);
  expect(checked()).toEqual(['um']);
});

it('a stroke that comes back to its first box leaves it as it is', () => {
  open();
  fireEvent.pointerDown(box('um'), mouse);
  fireEvent.pointerOver(box('dois'), mouse);
  fireEvent.pointerOver(box('um'), mouse);
  fireEvent.click(box('um'), { detail: 1 });
  expect(checked()).toEqual(['um', 'dois', 'três']);
});

it('a click, a key, a finger and a mouse without a button check as ever', async () => {
  const user = open();
  await user.click(box('um'));
  expect(checked()).toEqual(['um', 'três']);
  box('dois').focus();
  await user.keyboard(' ');
  expect(checked()).toEqual(['um', 'dois', 'três']);
  fireEvent.pointerDown(box('um'), { ...mouse, pointerType: 'touch' });
  fireEvent.pointerOver(box('dois'), { ...mouse, pointerType: 'touch' });
  fireEvent.pointerDown(box('um'), mouse);
  fireEvent.pointerOver(box('dois'), { ...mouse, buttons: 0 });
  expect(checked()).toEqual(['um', 'dois', 'três']);
});
