import { readList } from '../../runtime/model/record/design/readList.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DesignAnswer } from '../../runtime/wire/design/DesignAnswer.ts';
import { adminId } from '../catalog/designTable.ts';
import { asList, asObject, asText } from '../http/Call.ts';

/** True for formula properties, which only user 1 may see. */
const isFormula = (name: string): boolean => /^fun/i.test(name);

/** One component or column without the properties other users may not see. Undefined: hidden as a whole. */
const shownEntry = (sent: Json, readable: (field: string) => boolean): Json | undefined => {
  const entry = asObject(sent);
  if (entry === undefined || !readable(asText(entry.field) ?? '')) return undefined;
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => !isFormula(name))
      .map(([name, value]) => [
        name,
        name === 'columns' ? (asList(value) ?? []).flatMap((one) => shownEntry(one, readable) ?? []) : value,
      ]),
  );
};

const shownList = (text: string, readable: (field: string) => boolean): string =>
  // JSON.parse returns JSON.
  JSON.stringify(
    (readList(text, '').items as readonly Json[]).flatMap((one) => shownEntry(one, readable) ?? []),
  );

/**
 * A saved design as a user may see it. User 1 gets the texts verbatim. Other users get only the readable fields of
 * the administrator's design, without formulas, SQL texts and the designer's internal copies.
 */
export const shownDesign = (row: Row, userId: number, readable: (field: string) => boolean): DesignAnswer => {
  const text = (name: string): string => String(row[name] ?? '');
  const whole = userId === adminId || Number(row.User_Id) === userId;
  return {
    FormId: text('FormId'),
    User_Id: Number(row.User_Id),
    Title: text('Title'),
    TitleEnName: text('TitleEnName'),
    DaraggeOptions: whole ? text('DaraggeOptions') : shownList(text('DaraggeOptions'), readable),
    FormOptions: whole ? text('FormOptions') : '',
    SqlParams: whole ? text('SqlParams') : '',
    FormConfig: whole ? text('FormConfig') : '',
    TableConfig: whole ? text('TableConfig') : shownList(text('TableConfig'), readable),
  };
};
