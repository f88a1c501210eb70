import type { Program } from '../../../expressions/index.ts';
import { type FixedLock, fixedLock } from '../../model/access/fixedLock.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Surface } from '../../model/fields/types/FieldType.ts';
import { mainName } from '../../model/formulas/recordScope.ts';
import { formulasOf } from '../../model/record/compute.ts';
import type { FieldPlan as Rules } from '../../model/record/plan.ts';
import { plansOf } from '../../model/record/plan.ts';

/** The part of a form field that never changes, computed once per resolved table. */
export interface FieldPlan {
  readonly field: ResolvedField;
  /** Has conditions: its state depends on other fields. */
  readonly conditional: boolean;
  readonly formula: Program | undefined;
  /** Locked in every record, whatever its conditions say. */
  readonly lock: FixedLock | undefined;
  /** Fields filled from the record chosen in this one (`lookup.via`). */
  readonly fills: readonly ResolvedField[];
  /** When it is checked on blur, before any save: numbers always, other types only when filled. */
  readonly checkedOnBlur: 'always' | 'filled' | undefined;
  /** Its conditions and checks, the same as the server's; worded for a surface. */
  rules(surface: Surface): Rules;
  /** Filled by the server when empty (key, stamp, number rule, link to the header), so never required. */
  readonly serverFills: boolean;
}

/** The part of every form of a table that never changes. */
export interface FormPlan {
  readonly fields: ReadonlyMap<string, FieldPlan>;
  /** Names of computed fields in dependency order. */
  readonly formulas: readonly string[];
  /** True when a formula of this detail table reads its header through `$main`. */
  readonly readsMain: boolean;
}

const plans = new WeakMap<object, Map<ResolvedTable, FormPlan>>();
const numeric = new Set(['int', 'long', 'byte', 'sbyte', 'decimal']);

/** The plan of a table, alone or in a document; cached. */
export function formPlanOf(table: ResolvedTable, doc?: DocumentTable): FormPlan {
  const owner = doc ?? table;
  const made = plans.get(owner) ?? new Map<ResolvedTable, FormPlan>();
  plans.set(owner, made);
  const plan = made.get(table) ?? make(table, doc);
  made.set(table, plan);
  return plan;
}

function make(table: ResolvedTable, doc: DocumentTable | undefined): FormPlan {
  const formulas = formulasOf(table, doc);
  const programs = new Map(formulas.map((entry) => [entry.field.field, entry.program]));
  const fills = new Map<string, ResolvedField[]>();
  for (const field of table.fields) {
    if (!field.lookup) continue;
    const { via } = field.lookup;
    fills.set(via, [...(fills.get(via) ?? []), field]);
  }
  const rules = plansOf(table, 'form');
  const link = doc?.details.find((detail) => detail.table === table)?.schema.foreignKey;
  const fields = new Map<string, FieldPlan>();
  for (const field of table.fields) {
    fields.set(field.field, {
      field,
      conditional: Boolean(field.visibleWhen || field.readonlyWhen || field.requiredWhen),
      formula: programs.get(field.field),
      lock: fixedLock(table, field),
      fills: fills.get(field.field) ?? [],
      rules: (surface) => plansOf(table, surface).get(field.field) as Rules,
      serverFills: field.field === link || (rules.get(field.field)?.serverFills ?? false),
      checkedOnBlur:
        numeric.has(field.columnType) && !field.kind.needsSource
          ? 'always'
          : field.kind.checkedOnLeave === true
            ? 'filled'
            : undefined,
    });
  }
  const readsMain = formulas.some(({ reads }) =>
    [...reads].some((name) => name.split('.', 1)[0] === mainName),
  );
  return { fields, formulas: formulas.map((entry) => entry.field.field), readsMain };
}
