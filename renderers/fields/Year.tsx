import type { ReactNode } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { Picker, type PickerLook } from './Picker.tsx';

const look: PickerLook = { type: 'year', format: 'yyyy' };

/** A year, `yyyy`. */
export function Year(field: FieldProps): ReactNode {
  return <Picker field={field} look={look} />;
}
