import type { Layer } from '../fields/resolve/Layer.ts';
import type { Provenance, ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { isMessageKey, type MessageKey, text } from '../messages/index.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { Locale } from '../schema/Locale.ts';
import type { ExplainedLine } from './explainLines.ts';

/** Why something is as it is: one sentence, who decided it, and for a computed value how it came about. */
export interface Reason {
  readonly text: string;
  /** The layer that decided, in words: `角色 销售`, `数据表 销售订单`; undefined: nobody in particular. */
  readonly by?: string;
  readonly lines?: readonly ExplainedLine[];
}

/** What every question about a field knows. */
export interface FieldAsked {
  readonly field: ResolvedField;
  /** The table of the field, as it is named in words; for a field of a detail the detail. */
  readonly table: ResolvedTable;
  readonly because: Provenance;
  readonly locale: Locale;
}

/** Properties of a field that hold for every record: each is a sentence of its own. */
const always: readonly (keyof FieldSchema)[] = ['numberRule', 'lookup', 'stamp', 'default', 'authShow'];

/** What of the field holds for every record: number rule, lookup, stamp, default, shown in authorised mode. */
export function fixedReasons(asked: FieldAsked): readonly Reason[] {
  const { field, table, locale } = asked;
  return always
    .filter((property) => field[property] !== undefined && field[property] !== false)
    .map((property) => {
      const key = `why.${property}`;
      const via = field.lookup && (table.byName.get(field.lookup.via)?.title ?? field.lookup.via);
      const params = { title: field.title, via: via ?? '' };
      return decided(asked, property, { text: isMessageKey(key) ? text(key, locale, params) : property });
    });
}

/** The reason with the layer that said the property. */
export function decided(
  { field, because, locale, table }: FieldAsked,
  property: keyof FieldSchema,
  reason: Reason,
): Reason {
  const layer = because.because(field.field, property);
  return layer === undefined ? reason : { ...reason, by: layerWords(layer, locale, table) };
}

/** Who decided, in words: the kind of layer and its name; the table itself by the name people know. */
function layerWords(layer: Layer, locale: Locale, table: ResolvedTable): string {
  const key: MessageKey = `why.layer.${layer.kind}`;
  return text(key, locale, { name: layer.name === table.table ? table.cnName : layer.name });
}
