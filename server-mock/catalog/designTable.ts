import { type DesignRecord, designTexts } from '../../runtime/model/record/design/DesignRecord.ts';

/** Form designs, one per user and table; user 1's design applies to all users. */
export const userDesignTable = 'FormDesignOptionsUser';

/** User whose design applies to all users. */
export const adminId = 1;

/** Row of a design, without its user. */
export const rowOfDesign = (
  table: string,
  record: DesignRecord,
): Readonly<Record<string, string | null>> => ({
  TableName: table,
  Title: record.Title,
  TitleEnName: record.TitleEnName,
  ...Object.fromEntries(designTexts.map((name) => [name, record[name] ?? null])),
});
