import { makeAutoObservable, observableRef } from 'mobx';
import type { ConditionEntry, ConditionGroup } from '../../model/conditions/ConditionGroup.ts';
import type { ConditionOperator } from '../../model/conditions/ConditionOperator.ts';
import { conditionValue } from '../../model/conditions/conditionValue.ts';
import { offeredOperators } from '../../model/conditions/offeredOperators.ts';
import { operatorOfFilterType } from '../../model/conditions/operators/index.ts';
import type { Showing } from '../../model/fields/projections/columns.ts';
import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../model/schema/Row.ts';

/** Fields by which the user may filter a list. */
export const filterFields = (table: ResolvedTable, showing: Showing = {}): readonly ResolvedField[] =>
  table.fields.filter(
    (field) => isStored(field) && !field.hidden && !field.writeOnly && (!showing.authShow || field.authShow),
  );

/** The operators a list offers for a field; the first is its default. */
export const filterOperators = (field: ResolvedField): readonly ConditionOperator[] =>
  offeredOperators(field, 'list');

/** One condition being edited. */
export class ConditionDraft {
  readonly id: number;
  readonly table: ResolvedTable;
  field: ResolvedField | undefined;
  operator: ConditionOperator | undefined;
  value: Cell;

  constructor(id: number, table: ResolvedTable, entry?: ConditionEntry) {
    this.id = id;
    this.table = table;
    this.field = entry && table.byName.get(entry.field);
    this.operator = entry && operatorOfFilterType(entry.filterType);
    this.value = (entry?.value as Cell | undefined) ?? null;
    makeAutoObservable(this, {
      id: false,
      table: false,
      field: observableRef,
      operator: observableRef,
      value: observableRef,
    });
  }

  setField(name: string): void {
    this.field = this.table.byName.get(name);
    this.operator = this.field && filterOperators(this.field)[0];
    this.value = null;
  }

  /** Changes the operator; keeps the value if the new one accepts it. */
  setOperator(sign: string): void {
    const next = operatorOfFilterType(sign);
    if (next?.takes !== this.operator?.takes) this.value = null;
    this.operator = next;
  }

  setValue(value: Cell): void {
    this.value = value;
  }

  /** The condition; undefined: incomplete; text: the value does not fit the field. */
  get read(): ConditionEntry | { readonly unfit: string } | undefined {
    const { field, operator, value } = this;
    if (!field || !operator) return undefined;
    const entry = { field: field.field, filterType: operator.sign };
    if (operator.takes === 'none') return entry;
    const found = conditionValue[operator.takes](value, field, operator.operator.startsWith('like'));
    if (found === 'missing') return undefined;
    return 'unfit' in found ? found : { ...entry, value: found.value };
  }
}

/** A group of conditions being edited. */
export class GroupDraft {
  readonly id: number;
  joint: 'and' | 'or';
  conditions: readonly ConditionDraft[];

  constructor(id: number, joint: 'and' | 'or', conditions: readonly ConditionDraft[]) {
    this.id = id;
    this.joint = joint;
    this.conditions = conditions;
    makeAutoObservable(this, { id: false, conditions: observableRef }, { autoBind: true });
  }

  setJoint(joint: 'and' | 'or'): void {
    this.joint = joint;
  }

  keep(conditions: readonly ConditionDraft[]): void {
    this.conditions = conditions;
  }
}

/** The and/or groups of a list's advanced search while being edited; all must hold. */
export class FilterDraft {
  readonly table: ResolvedTable;
  groups: readonly GroupDraft[] = [];
  #ids = 0;

  constructor(table: ResolvedTable) {
    this.table = table;
    makeAutoObservable(this, { table: false, groups: observableRef }, { autoBind: true });
  }

  /** Starts over from the groups in force. */
  reset(groups: readonly ConditionGroup[]): void {
    this.groups = groups.map(
      ({ tjzType, tjOptions }) =>
        new GroupDraft(
          ++this.#ids,
          tjzType,
          tjOptions.map((entry) => new ConditionDraft(++this.#ids, this.table, entry)),
        ),
    );
  }

  addGroup(): void {
    this.groups = [...this.groups, new GroupDraft(++this.#ids, 'and', [this.#condition()])];
  }

  addCondition(group: GroupDraft): void {
    group.keep([...group.conditions, this.#condition()]);
  }

  removeGroup(group: GroupDraft): void {
    this.groups = this.groups.filter((one) => one !== group);
  }

  /** Removes a condition; a group leaves with its last condition. */
  removeCondition(group: GroupDraft, condition: ConditionDraft): void {
    const left = group.conditions.filter((one) => one !== condition);
    if (left.length === 0) this.removeGroup(group);
    else group.keep(left);
  }

  /** The complete conditions; those without a field or value are left out. */
  get asked(): readonly ConditionGroup[] {
    return this.groups.flatMap(({ joint, conditions }) => {
      const tjOptions = conditions.flatMap(({ read }) => (read && !('unfit' in read) ? [read] : []));
      return tjOptions.length === 0 ? [] : [{ tjzType: joint, tjOptions }];
    });
  }

  /** The first value that does not fit its field. */
  get unfit(): { readonly field: ResolvedField; readonly value: string } | undefined {
    for (const { conditions } of this.groups)
      for (const { read, field } of conditions)
        if (field && read && 'unfit' in read) return { field, value: read.unfit };
    return undefined;
  }

  #condition(): ConditionDraft {
    return new ConditionDraft(++this.#ids, this.table);
  }
}
