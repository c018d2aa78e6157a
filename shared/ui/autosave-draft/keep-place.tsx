import { tabStorage } from '@portal/client/storage';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const storageKey = 'lugar-no-formulario';

const formPlace = z.object({
  /** Id of the visit: a reload keeps it, a new visit has another. */
  visit: z.string(),
  scrollY: z.number(),
  /** Index of the focused control in the form, or -1. */
  control: z.number(),
  name: z.string(),
});

type FormPlace = z.output<typeof formPlace>;

/**
 * Restores scroll position and focus after a reload of a form that only the browser can render: the server's HTML is
 * too short for the browser to do so.
 */
export function KeepPlace() {
  const { key: visit } = useLocation();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const controls = () => [...(ref.current?.closest('form')?.elements ?? [])] as HTMLInputElement[];
    const place = readPlace();
    tabStorage.remove(storageKey);
    if (place?.visit === visit) {
      const same = controls().filter(({ name }) => name === place.name);
      // Indexes differ until a list of options has loaded; buttons have no names.
      const control = same.find((each) => controls().indexOf(each) === place.control);
      const focused = control ?? (place.name === '' ? undefined : same[0]);
      focused?.focus({ preventScroll: true });
      scrollTo(0, place.scrollY);
    }
    const write = () => {
      const focused = document.activeElement as HTMLInputElement | null;
      const control = focused ? controls().indexOf(focused) : -1;
      const left: FormPlace = { visit, scrollY, control, name: focused?.name ?? '' };
      tabStorage.write(storageKey, JSON.stringify(left));
    };
    addEventListener('pagehide', write);
    return () => removeEventListener('pagehide', write);
  }, [visit]);
  return <span ref={ref} hidden />;
}

function readPlace(): FormPlace | null {
  try {
    return z.safeParse(formPlace, JSON.parse(tabStorage.read(storageKey) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
