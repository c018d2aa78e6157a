import satori from 'satori';
import { expect, it } from 'vitest';
import type { CourseCard } from './course-card.ts';
import { cardFonts, cardLayout } from './render-card.ts';

const blank: CourseCard = { title: '', area: ' ', image: null, date: '', city: '', price: '' };
const fonts = await cardFonts();
const draw = (changes: Partial<CourseCard>) =>
  satori(cardLayout({ ...blank, ...changes }, 'moda'), { width: 1200, height: 630, fonts });

it.each(['title', 'area', 'city'] as const)(
  'draws each letter of indigenous names in the %s as itself',
  async (part) => {
    const letters = ['', '日', ...'iuey', 'g', 'ĩ', 'ũ', 'ẽ', 'ỹ', 'ɨ', 'ʷ', 'g̃'];
    const drawn = await Promise.all(letters.map((letter) => draw({ [part]: letter })));
    expect(new Set(drawn).size).toBe(letters.length);
  },
);
