import type { ChosenView, OptionView } from '../model/optionViews/OptionView.ts';
import type { OptionViewFields } from '../model/optionViews/optionViewFields.ts';
import type { OptionViewRow } from '../model/schema/OptionViewRow.ts';
import type { PageQuery } from '../wire/PageQuery.ts';
import type { CountsAnswer } from '../wire/records/Counts.ts';
import type { Answer } from './Answer.ts';

/** The stored view that is changed. */
export type ChangedOptionView = Pick<OptionView, 'id' | 'version'>;

/** Calls about saved views. `table`: API name of a page. */
export interface OptionViewCalls {
  /** The views of a page in the user's order. */
  list(table: string): Promise<Answer<readonly OptionViewRow[]>>;
  create(table: string, fields: OptionViewFields): Promise<Answer<OptionViewRow>>;
  /** Stores several views, all or none. */
  createMany(table: string, views: readonly OptionViewFields[]): Promise<Answer<readonly OptionViewRow[]>>;
  /** Refused with code `409` when the stored view has another version. */
  edit(table: string, view: ChangedOptionView, fields: OptionViewFields): Promise<Answer<OptionViewRow>>;
  remove(ids: readonly number[]): Promise<Answer<undefined>>;
  /** Keeps the user's order of the views of one page. */
  order(ids: readonly number[]): Promise<Answer<undefined>>;
  /** Rows that each query finds, at most 1000; null where the user may not ask it. */
  counts(table: string, queries: readonly PageQuery[]): Promise<Answer<CountsAnswer>>;
  /** Keeps which view the list shows first. */
  choose(table: string, view: ChosenView): Promise<Answer<undefined>>;
}
