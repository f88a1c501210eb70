import { trimCharacters } from '../../../expressions/trimCharacters.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import { readList } from '../../../runtime/model/record/design/readList.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DesignAnswer } from '../../../runtime/wire/design/DesignAnswer.ts';
import type { FormBase } from '../base/FormBase.ts';
import { startEntries } from '../base/startEntries.ts';
import type { DraftColumns, DraftPart, FormDraft } from './FormDraft.ts';
import { freeId } from './partIds.ts';

/** A draft read from a saved design, and issues of the parts that could not be read. */
interface ReadDraft {
  readonly draft: FormDraft;
  readonly issues: readonly Issue[];
}

type Texts = Pick<DesignAnswer, 'DaraggeOptions' | 'TableConfig' | 'SqlParams'>;

/**
 * Reads a saved design for editing, of any age and damage; undefined: the form has none. Fields that the
 * design does not name follow as the table has them.
 */
export function readDraft(texts: Texts | undefined, base: FormBase): ReadDraft {
  const issues: Issue[] = [];
  const objects = (name: keyof Texts): readonly JsonObject[] => {
    const { items, problems } = readList(texts?.[name] ?? '', name);
    issues.push(...problems);
    // `readList` parses JSON.
    return (items as readonly Json[]).filter((item): item is JsonObject => isObject(item));
  };
  const stored = partsOf(objects('DaraggeOptions'));
  const config = objects('TableConfig');
  const inside = stored.map(({ raw }) => raw).filter((raw) => raw.type === 'table');
  return {
    draft: {
      entries: [...stored, ...startEntries(base, stored)],
      tables: tablesOf(config.length > 0 ? config : inside.filter(hasColumns), base.document),
      params: partsOf(objects('SqlParams')),
    },
    issues,
  };
}

const partsOf = (list: readonly JsonObject[]): readonly DraftPart[] => {
  const taken = new Set<string>();
  return list.map((raw) => {
    const id = freeId(taken, textOf(raw.field));
    taken.add(id);
    return { id, raw };
  });
};

const hasColumns = (raw: JsonObject): boolean => Array.isArray(raw.columns);

const columnsOf = (raw: JsonObject): readonly JsonObject[] =>
  (raw.columns as readonly Json[]).filter((item): item is JsonObject => isObject(item));

/** Columns by detail table: named lists, and loose columns of the first detail. */
function tablesOf(config: readonly JsonObject[], { details }: DocumentTable): readonly DraftColumns[] {
  const first = details[0]?.table.table;
  const loose = config.filter((raw) => !hasColumns(raw));
  const named = config.filter(hasColumns).map((raw) => ({
    table: trimCharacters(textOf(raw.tableName) || textOf(raw.url), '/') || (first ?? ''),
    columns: partsOf(columnsOf(raw)),
  }));
  return loose.length > 0 && first !== undefined
    ? [{ table: first, columns: partsOf(loose) }, ...named]
    : named;
}
