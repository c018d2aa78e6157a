import { createStore, useStore } from 'zustand';

/** Short message that does not interrupt (B 9: 1.5 s for toasts, 3.5 s for success). */
export interface Toast {
  id: number;
  /** Title above the text (B 8: 'Sucesso!'). */
  title?: string | undefined;
  text: string;
  tone: 'info' | 'success' | 'error';
  /** Milliseconds on screen, Infinity until dismissed; longer under reduced motion, hover and focus. */
  duration: number;
}

const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

export const useToasts = (): readonly Toast[] => useStore(store, (state) => state.toasts);

/** Shows a message in the portal's toast region, replacing an identical one. */
export function toast(
  text: string,
  { title, tone = 'info', duration = 1500 }: Partial<Pick<Toast, 'title' | 'tone' | 'duration'>> = {},
): void {
  lastId += 1;
  const added: Toast = { id: lastId, title, text, tone, duration };
  const isOther = (each: Toast) => each.title !== title || each.text !== text;
  store.setState(({ toasts }) => ({ toasts: [...toasts.filter(isOther), added] }));
}

/** Removes messages that would disappear by themselves: another attempt makes them outdated. */
export function dismissPassing(): void {
  store.setState(({ toasts }) => ({
    toasts: toasts.filter(({ duration }) => duration === Number.POSITIVE_INFINITY),
  }));
}

export function dismissToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
}
