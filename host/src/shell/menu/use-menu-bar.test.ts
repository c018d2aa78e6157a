import { expect, it } from 'vitest';
import { closed, type MenuEvent, type MenuState, nextMenuState } from './use-menu-bar.ts';

const hovered = (key: string): MenuState => ({ kind: 'hovered', key });
const pinned = (key: string): MenuState => ({ kind: 'pinned', key });
const clicked = (key: string): MenuEvent => ({ kind: 'clicked', key });
const entered = (key: string): MenuEvent => ({ kind: 'entered', key });

it.each([
  ['opens on a click', closed, clicked('a'), pinned('a')],
  ['closes on a second click', pinned('a'), clicked('a'), closed],
  ['changes panels on a click elsewhere in the bar', pinned('a'), clicked('b'), pinned('b')],
  ['opens on hover', closed, entered('a'), hovered('a')],
  ['follows the pointer along the bar', hovered('a'), entered('b'), hovered('b')],
  ['closes when the pointer leaves', hovered('a'), { kind: 'left' }, closed],
  ['stays open under a click after hovering', hovered('a'), clicked('a'), pinned('a')],
  ['keeps a clicked panel when the pointer leaves', pinned('a'), { kind: 'left' }, pinned('a')],
  ['keeps a clicked panel when the pointer passes another', pinned('a'), entered('b'), pinned('a')],
  ['closes on Esc', pinned('a'), { kind: 'dismissed' }, closed],
] as Array<[string, MenuState, MenuEvent, MenuState]>)('%s', (_name, before, event, after) => {
  expect(nextMenuState(before, event)).toEqual(after);
});
