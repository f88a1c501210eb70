import type { DraftPart, FormDraft } from './FormDraft.ts';

/** The texts of a design that this designer writes. */
export interface DraftTexts {
  readonly DaraggeOptions: string;
  readonly TableConfig: string;
  readonly SqlParams: string;
}

const listText = (parts: readonly DraftPart[]): string => JSON.stringify(parts.map(({ raw }) => raw));

/**
 * Writes a draft as texts. A section that was not edited since it was loaded keeps its text byte for byte.
 * `stored`: texts of the saved design; undefined: there is none.
 */
export function draftTexts(draft: FormDraft, loaded: FormDraft, stored: DraftTexts | undefined): DraftTexts {
  const tables = draft.tables.filter(({ columns }) => columns.length > 0);
  return {
    DaraggeOptions:
      stored !== undefined && draft.entries === loaded.entries
        ? stored.DaraggeOptions
        : listText(draft.entries),
    TableConfig:
      draft.tables === loaded.tables
        ? (stored?.TableConfig ?? '')
        : JSON.stringify(
            tables.map(({ table, columns }) => ({
              tableName: table,
              columns: columns.map(({ raw }) => raw),
            })),
          ),
    SqlParams: draft.params === loaded.params ? (stored?.SqlParams ?? '') : listText(draft.params),
  };
}
