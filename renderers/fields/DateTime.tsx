import type { ReactNode } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { Picker, type PickerLook } from './Picker.tsx';

const look: PickerLook = { type: 'dateTime', format: 'yyyy-MM-dd HH:mm:ss' };

/** A day and a time, `yyyy-MM-dd HH:mm:ss`. */
export function DateTime(field: FieldProps): ReactNode {
  return <Picker field={field} look={look} />;
}
