import { createContext, useContext } from 'react';

/** Prefix of the ids of a form's fields, so that the summary can link to them. */
export const FormIdContext = createContext('form');

/** The id of a field's control. @param name path of the field, such as `experiences.0.name` */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

export const useFieldId = (name: string): string => fieldId(useContext(FormIdContext), name);
