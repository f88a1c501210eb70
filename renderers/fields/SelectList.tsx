import type { Renderer } from '../../runtime/Renderer.ts';
import { Select } from './Select.tsx';

/** Several of a list: a select whose field type holds many values. */
export const selectListRenderer: Renderer = {
  slot: 'field',
  type: 'selectList',
  label: 'group',
  Component: Select,
};
