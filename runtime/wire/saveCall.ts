import type { Row } from '../model/schema/Row.ts';
import { type Reader, reading } from './Reader.ts';
import type { SaveBody, SavedAnswer, SavedRecord, SavePayload } from './SavePayload.ts';
import { bool, fromText, listOf, object, or, row, type Shape } from './shape.ts';

/** The body of Add and Update: the first detail table in the old members, the others under `details`. */
export function saveBody(table: string, payload: SavePayload): SaveBody {
  const [first, ...others] = payload.details;
  return {
    mainData: payload.main,
    detailData: first ? [...first.rows] : null,
    delKeys: first ? [...first.delKeys] : null,
    ...(others.length > 0
      ? {
          details: others.map((one) => ({
            table: one.table,
            data: [...one.rows],
            delKeys: [...one.delKeys],
          })),
        }
      : {}),
    ...(payload.changes ? { changes: true } : {}),
    ...(payload.confirmed ? { confirmed: payload.confirmed } : {}),
    extra: table,
  };
}

/** {@link SavedAnswer} as far as the browser reads it. */
type SavedWire = Readonly<
  Record<'data', Row> &
    Record<'list', readonly Row[]> &
    Record<'details', readonly Pick<NonNullable<SavedAnswer['details']>[number], 'list'>[]> &
    Record<'changes', boolean>
>;

const savedWire: Shape<SavedWire> = object<SavedWire>({
  data: row,
  list: or(listOf(row), []),
  details: or(listOf(object<SavedWire['details'][number]>({ list: or(listOf(row), []) }), 50), []),
  changes: or(bool, false),
});

/** `{data: main, list: rows of the first detail, details?: [{table, list}] of all when there are several, changes?}`, as an object or as JSON text. */
export const savedRecord: Reader<SavedRecord, SavedWire> = reading(fromText(savedWire), (wire) => {
  const details = wire.details.length > 0 ? wire.details.map(({ list }) => list) : [wire.list];
  return { main: wire.data, details, ...(wire.changes ? { changes: true } : {}) };
});
