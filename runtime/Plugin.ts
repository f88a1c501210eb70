import type { FieldType } from './model/fieldTypes/FieldType.ts';
import type { Renderer } from './Renderer.ts';

/** The one plug: everything a module or a developer adds comes in as this value (design section 4). */
export interface Plugin {
  readonly name: string;
  readonly fieldTypes?: readonly FieldType[];
  readonly renderers?: readonly Renderer[];
}
