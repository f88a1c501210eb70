import { columnTypes } from '../../model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import type { PickerSchema, ScanSchema } from '../../model/schema/PickerSchema.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import type { FormStore } from '../form/FormStore.ts';
import type { ScanPlace } from './ScanTarget.ts';

/** A picker that takes codes. */
export type ScanPicker = PickerSchema & { readonly scan: ScanSchema };

/** Effect of a code scanned in a box: it fills a record or becomes a row. */
export type ScanRule =
  | {
      readonly kind: 'field';
      readonly form: FormStore;
      readonly field: ResolvedField;
      readonly picker: ScanPicker;
    }
  | { readonly kind: 'row' | 'cell'; readonly detail: DetailStore; readonly picker: ScanPicker };

/** Where in the box a code was scanned: a header field, or a field of the row in edit. */
interface BoxPlace extends Pick<ScanPlace, 'typing' | 'touched' | 'listed'> {
  readonly field?: string;
  readonly table?: string;
}

/** A number this long is a code in the wrong cell, not a quantity. */
const codeInNumber = /^[A-Za-z\d-]{8,}$/;

const scans = (picker: PickerSchema | undefined): picker is ScanPicker => picker?.scan !== undefined;
const pickerOf = (detail: DetailStore): ScanPicker | undefined => detail.schema.pickers?.find(scans);

/**
 * What may take a code scanned in a box, nearest first: the focused field or cell, the detail tab in front, any
 * other detail, header fields. The first that knows the code takes it. A code in a text that the user entered
 * stays text; without any rule nothing takes it.
 */
export function scanRules(box: EditBoxStore, place: BoxPlace, code: string): readonly ScanRule[] {
  if (!box.editable) return [];
  const own = place.table === undefined ? ofField(box, place.field, place.listed) : ofCell(box, place, code);
  if (own && own.kind !== 'field') return [own];
  if (!own && place.typing && (place.touched || place.listed)) return [];
  const shown = box.shownDetail;
  const front = box.details.toSorted(
    (a, b) => Number(b.schema.table === shown) - Number(a.schema.table === shown),
  );
  const rows = front.flatMap((detail): readonly ScanRule[] => {
    const picker = pickerOf(detail);
    return picker ? [{ kind: 'row', detail, picker }] : [];
  });
  const fields = box.main.table.fields.flatMap(({ field }) =>
    own?.kind === 'field' && own.field.field === field ? [] : (ofField(box, field, false) ?? []),
  );
  return [...(own ? [own] : []), ...rows, ...fields];
}

function ofField({ main }: EditBoxStore, name: string | undefined, listed: boolean): ScanRule | undefined {
  const field = name === undefined ? undefined : main.table.byName.get(name);
  if (field && answersItself(field, listed)) return undefined;
  if (!field || !main.has(field.field) || main.cell(field.field).mode !== 'edit') return undefined;
  const { picker } = field;
  return scans(picker) ? { kind: 'field', form: main, field, picker } : undefined;
}

function ofCell(box: EditBoxStore, place: BoxPlace, code: string): ScanRule | undefined {
  const { table, field, typing, listed } = place;
  const detail = box.details.find(({ schema }) => schema.table === table);
  const picker = detail && pickerOf(detail);
  const column = field === undefined ? undefined : detail?.table.byName.get(field);
  if (!detail || !picker || !column || answersItself(column, listed)) return undefined;
  if (typing && Object.hasOwn(picker.map, column.field)) return { kind: 'cell', detail, picker };
  const isChoice = column.dataKey !== undefined || column.data !== undefined;
  const isNumber = columnTypes[column.columnType].valueType === 'number' && !isChoice;
  return typing && isNumber && codeInNumber.test(code) ? { kind: 'row', detail, picker } : undefined;
}

/**
 * Enter chooses from a list filtered in the browser; a remote list still shows the options from before the
 * code.
 */
const answersItself = (field: ResolvedField, listed: boolean): boolean => listed && field.remote !== true;
