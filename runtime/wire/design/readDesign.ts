import { type Reader, reading } from '../Reader.ts';
import { listOf, maybe, number, object, or, type Shape, text, textOrNumber } from '../shape.ts';
import type { DesignAnswer, SavedDesign } from './DesignAnswer.ts';

/** The answer of getData; undefined: there is no design. */
export const ownDesign: Shape<DesignAnswer | undefined> = maybe(
  object<DesignAnswer>({
    FormId: text,
    User_Id: number,
    Version: or(number, 0),
    Title: or(text, ''),
    TitleEnName: or(text, ''),
    DaraggeOptions: or(text, ''),
    FormOptions: or(text, ''),
    SqlParams: or(text, ''),
    FormConfig: or(text, ''),
    TableConfig: or(text, ''),
  }),
);

/** Version of a saved design. */
export const savedVersion: Reader<number, Pick<SavedDesign, 'version'>> = reading(
  object<Pick<SavedDesign, 'version'>>({ version: number }),
  ({ version }) => version,
);

/** Keys of custom fields by column. */
export const customKeys: Reader<
  ReadonlyMap<string, number>,
  readonly { readonly fieldCode: string; readonly tableEx_Id: number | undefined }[]
> = reading(
  listOf(
    object<{ fieldCode: string; tableEx_Id: number | undefined }>({
      fieldCode: text,
      tableEx_Id: maybe(number),
    }),
    10_000,
  ),
  (rows) =>
    new Map(
      rows.flatMap(({ fieldCode, tableEx_Id }) =>
        tableEx_Id === undefined ? [] : [[fieldCode, tableEx_Id] as const],
      ),
    ),
);

/** Numbers and names of all dictionaries. */
export const sources: Shape<readonly { readonly dicNo: string; readonly dicName: string }[]> = listOf(
  object({ dicNo: reading(textOrNumber, String), dicName: or(text, '') }),
  100_000,
);
