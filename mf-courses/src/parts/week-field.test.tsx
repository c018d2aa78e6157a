import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useDragSelect } from './week-field.tsx';

const names = ['um', 'dois', 'três'];

function Boxes() {
  return (
    <fieldset {...useDragSelect()}>
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

/** Drags over boxes, by default with a mouse. */
function draw([first = '', ...others]: string[], pressed: object = mouse, moved = pressed) {
  fireEvent.pointerDown(box(first), pressed);
  for (const name of others) fireEvent.pointerOver(box(name), moved);
}

it('a drag gives all boxes the state of the first one, which it leaves unchanged when it returns', () => {
  render(<Boxes />);
  draw(['um', 'dois', 'três']);
  expect(checked()).toEqual(['um', 'dois', 'três']);
  draw(['dois', 'três']);
  expect(checked()).toEqual(['um']);
  draw(['dois', 'três', 'dois']);
  fireEvent.click(box('dois'), { detail: 1 });
  expect(checked()).toEqual(['um', 'dois', 'três']);
});

it('a click, a key, a finger and a mouse without a button check as ever', async () => {
  const user = userEvent.setup();
  render(<Boxes />);
  await user.click(box('um'));
  expect(checked()).toEqual(['um', 'três']);
  box('dois').focus();
  await user.keyboard(' ');
  expect(checked()).toEqual(['um', 'dois', 'três']);
  draw(['um', 'dois'], { ...mouse, pointerType: 'touch' });
  draw(['um', 'dois'], mouse, { ...mouse, buttons: 0 });
  expect(checked()).toEqual(['um', 'dois', 'três']);
});
