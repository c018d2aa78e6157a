import { useEffect, useRef, useState } from 'react';

/** Income of one person, as typed. */
interface Income {
  key: number;
  text: string;
}

/** Number of initial fields (A 5.4). */
const INITIAL_FIELDS = 2;

/** Manages the calculator's fields, at least one. Focuses an added field, or the neighbour of a removed one. */
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
