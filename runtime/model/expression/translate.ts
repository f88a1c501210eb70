import type { FieldName, Result, Tree } from '../../../expressions/index.ts';
import type { FieldPatch, Layer } from '../Layer.ts';
import type { Condition } from '../schema/Condition.ts';
import { readCondition, readFormula } from './readExpression.ts';

const conditions = ['visibleWhen', 'readonlyWhen', 'requiredWhen'] as const;

/**
 * Layers with every condition and formula as a tree: what runs, here and in the browser. Done once where schemas come in.
 * What cannot be read stays as it was written: it will not run, and the schema check says why.
 */
export function translate(layers: readonly Layer[], fields?: readonly FieldName[]): readonly Layer[] {
  return layers.map((layer) => ({
    ...layer,
    ...(layer.fields && { fields: layer.fields.map((patch) => translatedField(patch, fields)) }),
    ...(layer.table?.locks && {
      table: {
        ...layer.table,
        locks: layer.table.locks.map((lock) => ({ ...lock, when: treeOr(lock.when, readCondition) })),
      },
    }),
  }));
}

function translatedField(patch: FieldPatch, fields: readonly FieldName[] | undefined): FieldPatch {
  const said = conditions.filter((name) => patch[name] !== undefined);
  if (said.length === 0 && patch.formula === undefined) return patch;
  return {
    ...patch,
    ...Object.fromEntries(said.map((name) => [name, treeOr(patch[name] ?? null, readCondition)])),
    ...(patch.formula !== undefined && {
      formula: treeOr(patch.formula, (formula) => readFormula(formula, fields)),
    }),
  };
}

function treeOr(source: Condition, read: (source: Condition) => Result<Tree>): Condition {
  const tree = read(source);
  return tree.ok ? tree.value : source;
}
