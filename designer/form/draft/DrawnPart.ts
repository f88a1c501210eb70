import { choicesIn } from '../../../runtime/model/collections/readQuestions.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { readFormulaEntry } from '../../../runtime/model/formulas/methods/readFormulaEntry.ts';
import {
  componentType,
  isOff,
  isOn,
  numberOf,
  textOf,
} from '../../../runtime/model/record/design/designValues.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { FormulaEntry } from '../../../runtime/model/schema/FormulaEntry.ts';
import { asObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DraftPart } from './FormDraft.ts';

/** A component or column as the designer shows it. */
export interface DrawnPart {
  readonly part: DraftPart;
  /** Component or field type. */
  readonly type: string;
  /** Title; the table's if the design has none. Empty: not named yet. */
  readonly title: string;
  /** The table's field; undefined: a mark, a container, or a custom field that is not saved yet. */
  readonly field: ResolvedField | undefined;
  /** A custom field, saved or not. */
  readonly isCustom: boolean;
  readonly show: boolean;
  readonly required: boolean;
  /** The table requires the field, so no design hides it. */
  readonly isDemanded: boolean;
  readonly readonly: boolean;
  /** The design overrules those of other users. */
  readonly isGlobal: boolean;
  /** User 1 set name, width and visibility for all users. */
  readonly isImposed: boolean;
  /** Percent of the row for components, pixels for columns; undefined: not set. */
  readonly width: number | undefined;
  /** Dictionary number of a choice. */
  readonly source: string;
  /** Choices written in place of a question. */
  readonly choices: readonly Option[];
  readonly formula: FormulaEntry | undefined;
  /** Options of the type of a new custom field. They stand in `jig` of the entry, which other designers keep. */
  readonly options: JsonObject;
}

const drawn = new WeakMap<ResolvedTable, WeakMap<DraftPart, DrawnPart>>();

/** A part as it is drawn over its table. Made once per part. */
export function drawnPart(part: DraftPart, table: ResolvedTable): DrawnPart {
  const known = drawn.get(table) ?? new WeakMap<DraftPart, DrawnPart>();
  drawn.set(table, known);
  const made = known.get(part) ?? makeView(part, table);
  known.set(part, made);
  return made;
}

function makeView(part: DraftPart, table: ResolvedTable): DrawnPart {
  const { raw } = part;
  const field = table.byName.get(textOf(raw.field));
  const type = field?.type ?? componentType(raw);
  const isDemanded = field?.required === true;
  const formula = readFormulaEntry(raw.funData ?? raw, { field: textOf(raw.field) });
  return {
    part,
    type,
    title: textOf(raw.name) || textOf(raw.title) || (isBlank(raw) ? '' : (field?.title ?? '')),
    field,
    isCustom: isOn(raw.isExtend),
    show: isDemanded || isOn(raw.required) || (!isOff(raw.show) && !isOn(raw.hidden)),
    required: isDemanded || isOn(raw.required),
    isDemanded,
    readonly: isOn(raw.readonly),
    isGlobal: isOn(raw.isGlobal),
    isImposed: field?.isGlobal === true,
    width: numberOf(raw.width),
    source: textOf(raw.key) || textOf(raw.dataSource) || (field?.dataKey ?? ''),
    choices: field === undefined ? choicesIn(raw.data).filter(({ hidden }) => hidden !== true) : [],
    formula: formula !== undefined && formula.method !== null ? formula : undefined,
    options: asObject(asObject(raw.jig)?.options) ?? {},
  };
}

/** True when a title was typed and cleared: the table's title must not come back while the user types. */
const isBlank = (raw: DraftPart['raw']): boolean => raw.name === '' || raw.title === '';

/** True when the part can be drawn: it has a field of the table, is a custom field, a mark or a container. */
export const isKnown = ({ field, isCustom, part }: DrawnPart): boolean =>
  field !== undefined || isCustom || textOf(part.raw.field) === '';
