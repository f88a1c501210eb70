import type { RowHooks } from '../../RowHook.ts';
import type { FormOptions } from '../form/FormOptions.ts';

/** Options of a detail table besides its schema. */
export interface DetailOptions extends Pick<FormOptions, 'doc' | 'lookup' | 'now' | 'user'> {
  readonly hooks?: RowHooks;
}
