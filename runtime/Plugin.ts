import type { FieldType } from './model/fields/types/FieldType.ts';
import type { Validator } from './model/fields/validators/Validator.ts';
import type { Renderer } from './Renderer.ts';
import type { RowHook } from './RowHook.ts';

/**
 * The one plug: everything a module or a developer adds comes in as this value. A name that exists already is replaced, so a
 * plugin may also change a built-in kind or look.
 *
 * A field type lives in a file without React: the server runs it too and imports it through `plugins/fieldTypes.ts`. How to
 * write one: `docs/recipes/star-rating/`, or `npm run -s renderer -- new NAME`.
 */
export interface Plugin {
  readonly name: string;
  /** What its kinds of field mean: value, reading, checks, storage. */
  readonly fieldTypes?: readonly FieldType[];
  /** Its checks by name; like field types they run on the server too (`plugins/fieldTypes.ts`). */
  readonly validators?: readonly Validator[];
  /** How its pages, fields and grid cells look. */
  readonly renderers?: readonly Renderer[];
  /** What it does at the moments of a detail row's edit, by the names schemas use (`details[].hooks`). */
  readonly rowHooks?: Readonly<Record<string, RowHook>>;
}
