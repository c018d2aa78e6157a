import { useEffect, useRef, useState } from 'react';

/** The income of one person, as typed. */
interface Income {
  key: number;
  text: string;
}

/** Fields that the calculator begins with (A 5.4). */
const INITIAL_FIELDS = 2;

/**
 * The calculator's fields, never fewer than one. The focus goes to the one that was added, and to the neighbour of the one
 * that was removed.
 */
export function useIncomes() {
  const [incomes, setIncomes] = useState<readonly Income[]>(() =>
    Array.from({ length: INITIAL_FIELDS }, (_, key) => ({ key, text: '' })),
  );
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const [wanted, setWanted] = useState<{ key: number } | null>(null);
  useEffect(() => {
    if (wanted) inputs.current.get(wanted.key)?.focus();
  }, [wanted]);

  function add() {
    const key = Math.max(...incomes.map((income) => income.key)) + 1;
    setIncomes([...incomes, { key, text: '' }]);
    setWanted({ key });
  }

  function remove(key: number) {
    const others = incomes.filter((income) => income.key !== key);
    const index = incomes.findIndex((income) => income.key === key);
    const neighbour = others[Math.max(0, index - 1)];
    if (!neighbour) return;
    setIncomes(others);
    setWanted({ key: neighbour.key });
  }

  return {
    incomes,
    add,
    remove,
    change: (key: number, text: string) =>
      setIncomes((all) => all.map((income) => (income.key === key ? { key, text } : income))),
    fieldRef: (key: number) => (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(key, input);
      else inputs.current.delete(key);
    },
  };
}
