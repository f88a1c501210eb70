import type { Data, Scope } from '../../../../expressions/index.ts';
import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Locale } from '../../schema/Locale.ts';

/** A document as one reader may see it; reasons are made for it. */
export interface ExplainContext {
  /** Has the creator fields; see `conditionDocument`. */
  readonly document: DocumentTable;
  /** The values that its conditions read. */
  readonly scope: Scope;
  /** The time for date tokens, `yyyy-MM-dd HH:mm:ss`. */
  readonly now: string;
  readonly locale: Locale;
  /** The label of a key from a dictionary. Default: the options and format of the field. */
  label?(field: ResolvedField, value: Data): string | undefined;
  /** Whether the reader may see a field; reasons omit conditions on others. Default: all fields. */
  sees?(table: string, field: string): boolean;
}

/** Whether a condition holds, and its evaluation on the document in words. */
export interface Reason {
  readonly holds: boolean;
  readonly text: string;
}

/**
 * Whether conditions read a field hidden from the reader. Nothing about them may then be shown, not even a
 * name.
 */
export const readsHiddenField = (
  groups: readonly ConditionGroup[],
  { document, sees }: Pick<ExplainContext, 'document' | 'sees'>,
): boolean =>
  groups.some(({ tjOptions }) =>
    tjOptions.some(({ tableName, field }) => sees?.(tableName ?? document.main.table, field) === false),
  );
