import { dismissToast, toast } from '@portal/client/toasts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';

const copied = 'Link copiado para área de transferência.';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const card = () => screen.queryByRole('button', { name: 'Dispensar aviso', hidden: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (let id = 1; id < 20; id += 1) dismissToast(id);
});

it('shows a message under its title, and announces both as one sentence', () => {
  render(<ToastRegion />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => toast('Perfil salvo.', { title: 'Sucesso!' }));
  expect(screen.getByRole('status')).toHaveTextContent('Sucesso! Perfil salvo.');
  expect(screen.getByText('Sucesso!', { selector: 'strong' }).parentElement).toHaveTextContent(
    'Perfil salvo.',
  );
});

it('shows a message for 1500 ms, and a repeated one once, from then on', () => {
  render(<ToastRegion />);
  act(() => toast(copied));
  pass(1000);
  act(() => toast(copied));
  expect(card()).not.toBeNull();
  pass(1499);
  expect(card()).not.toBeNull();
  pass(1);
  expect(card()).toBeNull();
});

it('stays while hovered and while focused', () => {
  render(<ToastRegion />);
  act(() => toast(copied));
  const region = screen.getByLabelText('Avisos');
  fireEvent.pointerEnter(region);
  pass(10_000);
  expect(card()).not.toBeNull();
  fireEvent.pointerLeave(region);
  fireEvent.focusIn(card() as HTMLElement);
  pass(10_000);
  expect(card()).not.toBeNull();
  fireEvent.focusOut(card() as HTMLElement);
  pass(1500);
  expect(card()).toBeNull();
});

it('stays until dismissed for visitors who prefer reduced motion', () => {
  const still = { ...window.matchMedia('(prefers-reduced-motion: reduce)'), matches: true };
  vi.spyOn(window, 'matchMedia').mockReturnValue(still);
  render(<ToastRegion />);
  act(() => toast(copied));
  pass(60_000);
  fireEvent.click(card() as HTMLElement);
  expect(card()).toBeNull();
});
