import { createContext, useContext } from 'react';

/** State shared by the parts of one form. */
export interface FormParts {
  /** Texts that cannot be parsed yet, by the id of their control. A check reports the first. */
  readonly unfinished: Map<string, string>;
}

export const FormPartsContext = createContext<FormParts>({ unfinished: new Map() });
export const useFormParts = (): FormParts => useContext(FormPartsContext);
