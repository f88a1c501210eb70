import type { Renderer } from '../../runtime/Renderer.ts';
import { Select } from './Select.tsx';

/** Chooses several options of a list: a select whose field type holds several values. */
export const selectListRenderer: Renderer = { slot: 'field', type: 'selectList', Component: Select };
