import type { Issue } from './model/schema/Issue.ts';
import type { Cell, Row } from './model/schema/Row.ts';

/** What a row hook sees and may do. */
export interface RowHookContext {
  /** The detail table. */
  readonly table: string;
  /** Current values of the row; `set` does not change this object. */
  readonly row: Row;
  readonly main: Row;
  /** Sets a field of the row. Values set in `endEditAfter` are not validated. */
  set(field: string, value: Cell): void;
}

/**
 * A moment of a detail row's edit, named by a schema (`details[].hooks`) and registered in a Plugin (`rowHooks`): what it
 * answers refuses, with its message; nothing lets the edit go on. It runs in the browser only, between two keys: what must
 * hold on the server too is a condition, a lock or a server hook.
 */
export type RowHook = (context: RowHookContext) => readonly Issue[];

/** Hooks by name. */
export type RowHooks = ReadonlyMap<string, RowHook>;
