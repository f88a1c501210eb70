import type { Origin } from '../../model/explain/Origin.ts';
import { originKinds } from '../../model/views/originKinds.ts';
import { bool, listOf, mapOf, maybe, object, oneOf, type Shape, text } from '../shape.ts';

/** Where columns of a table come from that it does not store, by field. */
export const origins: Shape<Readonly<Record<string, Origin>>> = mapOf(
  object<Origin>({
    how: oneOf(originKinds),
    of: listOf(object<Origin['of'][number]>({ table: text, field: text }), 1000),
    some: maybe(bool),
    record: maybe(object<NonNullable<Origin['record']>>({ column: text, by: text, path: maybe(text) })),
  }),
);
