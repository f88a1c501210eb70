import { createContext, useContext } from 'react';

/** What the parts of one form share. */
export interface FormParts {
  /** Texts that are no value yet, by the id of their control: a check names the first. */
  readonly unfinished: Map<string, string>;
}

export const FormPartsContext = createContext<FormParts>({ unfinished: new Map() });
export const useFormParts = (): FormParts => useContext(FormPartsContext);
