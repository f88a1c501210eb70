import type { DataSource } from '../data/DataSource.ts';
import type { ResolvedField, ResolvedTable } from '../model/fields/resolve/ResolvedTable.ts';
import type { PickerSchema } from '../model/schema/PickerSchema.ts';
import type { WhereClause } from '../wire/PageQuery.ts';
import type { ListQuery, PageSizes } from './ListQuery.ts';
import { ListStore } from './ListStore.ts';

/** What a picker lists. */
export interface PickerOptions {
  readonly picker: PickerSchema;
  /** The table listed, as the user sees it. */
  readonly source: ResolvedTable;
  /** Dictionary whose filter holds for the rows. */
  readonly dicNo?: string | undefined;
  /** What the record the rows are picked for asks of them (`dependsOn`). */
  readonly wheres: readonly WhereClause[];
  /** Several rows may be chosen. */
  readonly many: boolean;
  readonly sizes: PageSizes;
}

/** The list behind a picker dialog: like a list page's, but its state is the dialog's and in no address. */
export class PickerStore {
  readonly table: ResolvedTable;
  readonly many: boolean;
  readonly list: ListStore;

  constructor(data: Pick<DataSource, 'selector'>, options: PickerOptions) {
    const { source, picker, dicNo, wheres, many, sizes } = options;
    this.many = many;
    const columns = picker.columns?.flatMap((name) => source.byName.get(name) ?? []) ?? source.fields;
    this.table = { ...source, fields: columns.map(withoutLink) };
    const searched = this.table.fields
      .filter((field) => field.columnType === 'string' && !field.kind.needsSource && !field.hidden)
      .map((field) => field.field);
    this.list = new ListStore(this.table, {
      data: {
        page: (name, query) =>
          data.selector(name, { ...query, wheres: [...(query.wheres ?? []), ...wheres] }, dicNo),
      },
      sizes,
      quickFields: () => searched,
    });
  }

  /** Goes to a changed query. */
  go(change: Partial<ListQuery>): void {
    void this.list.follow(this.list.address(change));
  }

  async refresh(): Promise<void> {
    await this.list.load();
  }
}

/** Here a cell chooses its row and leads nowhere. */
function withoutLink({ link: _, linkTo: __, ...field }: ResolvedField): ResolvedField {
  return field;
}
