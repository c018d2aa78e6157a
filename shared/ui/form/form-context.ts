import { createContext, useContext, useEffect } from 'react';

/** Prefix of the ids of a form's fields, so that the summary can link to them. */
export const FormIdContext = createContext('form');

/**
 * Returns the id of a field's control.
 * @param name path of the field, such as `experiences.0.name`
 */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

export const useFieldId = (name: string): string => fieldId(useContext(FormIdContext), name);

/** Maximum lengths of the rendered fields by path: the form rejects longer text. */
export const LengthLimitsContext = createContext<Map<string, number>>(new Map());

/** Registers the maximum length of a field with its form. */
export function useLengthLimit(name: string, max: number | undefined): void {
  const limits = useContext(LengthLimitsContext);
  useEffect(() => {
    if (max === undefined) return;
    limits.set(name, max);
    return () => {
      limits.delete(name);
    };
  }, [limits, name, max]);
}
