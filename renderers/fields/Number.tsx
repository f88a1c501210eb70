import type { Renderer } from '../../runtime/Renderer.ts';
import { Decimal } from './Decimal.tsx';

/** A whole number: the decimal control; the field type restricts the values. */
export const numberRenderer: Renderer = { slot: 'field', type: 'number', Component: Decimal };

/** A whole number, under the name of its storage type. */
export const intRenderer: Renderer = { slot: 'field', type: 'int', Component: Decimal };
