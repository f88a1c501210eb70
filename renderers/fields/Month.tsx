import type { ReactNode } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { Picker, type PickerLook } from './Picker.tsx';

const look: PickerLook = { type: 'month', format: 'yyyy-MM' };

/** A month, `yyyy-MM`. */
export function Month(field: FieldProps): ReactNode {
  return <Picker field={field} look={look} />;
}
