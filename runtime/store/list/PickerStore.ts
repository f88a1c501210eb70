import type { DataSource } from '../../data/DataSource.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { PickerSchema } from '../../model/schema/PickerSchema.ts';
import type { WhereClause } from '../../wire/PageQuery.ts';
import type { ListQuery, PageSizes } from './ListQuery.ts';
import { ListStore } from './ListStore.ts';

/** Options of a picker. */
export interface PickerOptions {
  readonly picker: PickerSchema;
  /** The listed table as the user sees it. */
  readonly source: ResolvedTable;
  /** Dictionary whose filter applies to the rows. */
  readonly dicNo?: string | undefined;
  /** Clauses from the record that needs the rows (`dependsOn`). */
  readonly wheres: readonly WhereClause[];
  /** Allows choosing several rows. */
  readonly many: boolean;
  readonly sizes: PageSizes;
}

/** The list of a picker dialog. Its state stays in the dialog, not in the address. */
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

  /** Changes the query. */
  go(change: Partial<ListQuery>): void {
    void this.list.follow(this.list.address(change));
  }

  async refresh(): Promise<void> {
    await this.list.load();
  }
}

/** Removes links: a click in the picker chooses the row. */
function withoutLink({ link: _, linkTo: __, ...field }: ResolvedField): ResolvedField {
  return field;
}
