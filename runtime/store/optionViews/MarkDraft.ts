import { makeAutoObservable } from 'mobx';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { RowMark } from '../../model/optionViews/RowMark.ts';
import { FilterDraft } from '../list/FilterDraft.ts';

/** A rule that colours rows, while it is edited. */
export class MarkDraft {
  readonly id: number;
  name: string;
  color: RowMark['color'];
  readonly filters: FilterDraft;

  constructor(id: number, table: ResolvedTable, mark: RowMark) {
    this.id = id;
    this.name = mark.name;
    this.color = mark.color;
    this.filters = new FilterDraft(table);
    this.filters.reset(mark.groups);
    makeAutoObservable(this, { id: false, filters: false }, { autoBind: true });
  }

  setName(name: string): void {
    this.name = name;
  }

  setColor(color: RowMark['color']): void {
    this.color = color;
  }

  /** The rule with its complete conditions. */
  get mark(): RowMark {
    return { name: this.name, color: this.color, groups: this.filters.asked };
  }
}
