import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { cellText } from '../workbooks/cellText.ts';
import { openSheet } from '../workbooks/openSheet.ts';

/** Heads of a sheet that say the entry, by their property; all others say its columns. */
const entryHeads: Readonly<Record<string, string>> = {
  tablename: 'tableName',
  tabletitle: 'columnCNName',
  menuparent: 'menuParent',
  mixins: 'mixins',
  expressfield: 'expressField',
  sortname: 'sortName',
  detailname: 'detailName',
};

/**
 * The entries of a sheet: its first row has the names of properties, each further row is one column, with the name of its table in
 * `tableName` and what else is said of the table in `tableTitle`, `menuParent` and the like of any of its rows. Throws
 * SheetFault.
 */
export const sheetEntries = async (name: string, bytes: Uint8Array): Promise<readonly JsonObject[]> => {
  const sheet = await openSheet(name, bytes);
  let heads: readonly string[] | undefined;
  const entries = new Map<
    string,
    { readonly says: Record<string, string>; readonly columns: JsonObject[] }
  >();
  for await (const { cells } of sheet.rows()) {
    const texts = cells.map((cell) => cellText(cell).trim());
    if (heads === undefined) {
      heads = texts.map((text) => text.toLowerCase());
      continue;
    }
    const said = heads.map((head, at) => [head, texts[at] ?? ''] as const);
    const table = said.find(([head]) => head === 'tablename')?.[1] ?? '';
    const entry = entries.get(table) ?? { says: { columnCNName: table }, columns: [] };
    entries.set(table, entry);
    for (const [head, text] of said) {
      const property = entryHeads[head];
      if (property !== undefined && text !== '') entry.says[property] = text;
    }
    entry.columns.push(Object.fromEntries(said.filter(([head]) => entryHeads[head] === undefined)));
  }
  return [...entries.values()].map(({ says, columns }) => ({ ...says, tableColumns: columns }));
};
