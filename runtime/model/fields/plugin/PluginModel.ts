import type { FormulaFunction } from '../../../../expressions/index.ts';
import type { Message } from '../../messages/Catalogue.ts';
import type { PluginKey } from '../../messages/index.ts';
import type { FieldType } from '../types/FieldType.ts';
import type { Validator } from '../validators/validators.ts';

/** Slot and name of a look, as in its `Renderer`. */
interface LookName {
  readonly slot: 'page' | 'cell' | 'extra' | 'below' | 'keypress' | 'fileHook' | 'cellClick';
  readonly type: string;
}

/**
 * Half of a plugin without React: browser, server and schema check run it.
 * A name that exists is replaced, so a plugin can also change a built-in field type.
 */
export interface PluginModel {
  readonly name: string;
  /** Field types: value, parsing, checks, storage. */
  readonly fieldTypes?: readonly FieldType[];
  /** Functions that formulas and conditions may call, made by `declareFunction`. Their names never repeat. */
  readonly functions?: readonly FormulaFunction[];
  /** Named checks of fields (`FieldSchema.validator`). */
  readonly validators?: readonly Validator[];
  /**
   * Looks that schemas may name, such as `{ slot: 'cell', type: 'stars' }` for `"cell": "stars"`.
   * The schema check cannot load React, so it reads this list. Looks of fields need no entry.
   */
  readonly looks?: readonly LookName[];
  /** Titles of toolbar actions by name. Menus and permission sets may name these actions. */
  readonly actions?: Readonly<Record<string, Message>>;
  /** Texts in every language; a key is `plugin.NAME.KEY`. */
  readonly messages?: Readonly<Record<PluginKey, Message>>;
}
