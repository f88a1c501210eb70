import type { DesignRecord } from '../../runtime/model/record/design/DesignRecord.ts';
import { readList } from '../../runtime/model/record/design/readList.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { DesignAnswer } from '../../runtime/wire/design/DesignAnswer.ts';
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
 * A saved design as a user may see it. `readable` undefined: the texts verbatim, for user 1 and the owner. Other users
 * get only the readable fields of the administrator's design, without formulas, SQL texts and the designer's internal
 * copies.
 */
export const shownDesign = (
  record: DesignRecord,
  readable: ((field: string) => boolean) | undefined,
): Omit<DesignAnswer, 'FormId' | 'User_Id' | 'Version'> => {
  const { Title, TitleEnName } = record;
  const [DaraggeOptions, TableConfig] = [record.DaraggeOptions ?? '', record.TableConfig ?? ''];
  const { FormOptions = '', SqlParams = '', FormConfig = '' } = record;
  return readable === undefined
    ? { Title, TitleEnName, DaraggeOptions, FormOptions, SqlParams, FormConfig, TableConfig }
    : {
        Title,
        TitleEnName,
        DaraggeOptions: shownList(DaraggeOptions, readable),
        FormOptions: '',
        SqlParams: '',
        FormConfig: '',
        TableConfig: shownList(TableConfig, readable),
      };
};
