import type { ReactNode } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { Picker, type PickerLook } from './Picker.tsx';

const look: PickerLook = { type: 'date', format: 'yyyy-MM-dd' };

/** A day, `yyyy-MM-dd`. */
export function DateField(field: FieldProps): ReactNode {
  return <Picker field={field} look={look} />;
}
