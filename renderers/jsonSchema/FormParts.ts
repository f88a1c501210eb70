import { type ComponentType, createContext, useContext } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import type { FrameProps } from './Frame.tsx';

/** State shared by the parts of one form. */
export interface FormParts {
  /** Texts that cannot be parsed yet, by the id of their control. A check reports the first. */
  readonly unfinished: Map<string, string>;
  /** Frame of each value; default: that of fields of tables. */
  readonly Frame?: ComponentType<FrameProps>;
  /** Size of the controls; default: that of forms. */
  readonly size?: FieldProps['size'];
}

export const FormPartsContext = createContext<FormParts>({ unfinished: new Map() });
export const useFormParts = (): FormParts => useContext(FormPartsContext);
