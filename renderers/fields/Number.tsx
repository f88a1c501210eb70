import type { Renderer } from '../../runtime/Renderer.ts';
import { Decimal } from './Decimal.tsx';

/** A whole number: drawn like a decimal, with the digits keyboard; what it may be is the field type's business. */
export const numberRenderer: Renderer = { slot: 'field', type: 'number', Component: Decimal };

/** A whole number by its storage's name. */
export const intRenderer: Renderer = { slot: 'field', type: 'int', Component: Decimal };
