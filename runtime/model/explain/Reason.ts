import type { Layer } from '../fields/resolve/Layer.ts';
import type { Provenance, ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { isMessageKey, type MessageKey, text } from '../messages/index.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { Locale } from '../schema/Locale.ts';
import type { ExplainedLine } from './explainLines.ts';

/** One reason: a sentence, the layer that decided, and for a computed value its evaluation. */
export interface Reason {
  readonly text: string;
  /** The deciding layer in words: `角色 销售`, `数据表 销售订单`. Undefined when no layer decided. */
  readonly by?: string;
  readonly lines?: readonly ExplainedLine[];
  /** A page with more about it. */
  readonly link?: { readonly text: string; readonly pathname: string; readonly search: string };
}

/** Input of every explanation of a field. */
export interface FieldAsked {
  readonly field: ResolvedField;
  /** The table that contains the field; the detail for a detail field. Its names are used in sentences. */
  readonly table: ResolvedTable;
  readonly because: Provenance;
  readonly locale: Locale;
}

/** Properties that hold for every record. Each is a sentence of its own. */
const always: readonly (keyof FieldSchema)[] = ['numberRule', 'lookup', 'stamp', 'default', 'authShow'];

/** Reasons that hold for every record: number rule, lookup, stamp, default, authorised mode. */
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

/** Adds the layer that set the property to the reason. */
export function decided(
  { field, because, locale, table }: FieldAsked,
  property: keyof FieldSchema,
  reason: Reason,
): Reason {
  const layer = because.because(field.field, property);
  return layer === undefined ? reason : { ...reason, by: layerWords(layer, locale, table) };
}

/** Names a layer by its kind and name. The table itself is called by its display name. */
function layerWords(layer: Layer, locale: Locale, table: ResolvedTable): string {
  const key: MessageKey = `why.layer.${layer.kind}`;
  return text(key, locale, { name: layer.name === table.table ? table.cnName : layer.name });
}
