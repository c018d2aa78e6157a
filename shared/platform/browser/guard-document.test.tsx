import { translateTexts } from '@portal/tooling/testing/translate-texts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { guardDocument } from './guard-document.ts';

guardDocument();

/** Adjacent texts and elements that appear and disappear. */
function People() {
  const [count, setCount] = useState(1);
  return (
    <main>
      <p>
        {count > 1 && 'Several: '}
        {count} {count === 1 ? 'person' : <strong>people</strong>}
        {count < 3 && ' (few)'}
      </p>
      {count > 1 && <em>more</em>}
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>{`Person ${index}`}</span>
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <button type="button" onClick={() => setCount(1)}>
        Reset
      </button>
    </main>
  );
}

it.each(['replaced', 'wrapped'] as const)('keeps what is rendered working where all texts were %s', (how) => {
  render(<People />);
  const click = (index: number) => fireEvent.click(screen.getAllByRole('button')[index] as Element);
  for (const index of [0, 0, 1, 0]) {
    translateTexts(document.body, how);
    click(index);
  }

  expect(document.querySelectorAll('main > span')).toHaveLength(2);
  expect(document.querySelectorAll('main > em')).toHaveLength(1);
  expect([...document.querySelectorAll('main > span')].map(({ textContent }) => textContent)).toEqual([
    'Person 0',
    'Person 1',
  ]);
  expect(document.querySelector('main > strong, p > strong')?.textContent).toBe('people');
});
