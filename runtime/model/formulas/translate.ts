import {
  type FieldName,
  type FunctionTable,
  parseJsonLogic,
  type Result,
  type Tree,
} from '../../../expressions/index.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import type { FieldPatch, Layer } from '../fields/resolve/Layer.ts';
import type { Condition } from '../schema/Condition.ts';
import { isTree } from './isTree.ts';
import { readFormula } from './readExpression.ts';

/** Parses a condition; schema data shaped like a tree is no condition. */
const readWritten = (condition: Condition): Result<Tree> => parseJsonLogic(condition, pluginFunctions());

/** A condition that no parser accepts. */
const unread: Condition = { unread: true };

const conditions = ['visibleWhen', 'readonlyWhen', 'requiredWhen', 'alertWhen'] as const;

/**
 * Converts every condition and formula of the layers to a tree, for browser and server. Runs once when
 * schemas are loaded. `fields` are the fields that formula text may name. Unreadable parts stay as written:
 * they do not run, and the schema check reports them.
 */
export function translate(layers: readonly Layer[], fields: readonly FieldName[]): readonly Layer[] {
  return layers.map((layer) => {
    const names = layer.fields?.some(({ formula }) => formula !== undefined) ? fields : noFields;
    const before = known.get(layer);
    const functions = pluginFunctions();
    if (before?.fields === names && before.functions === functions) return before.translated;
    const translated = translatedLayer(layer, names);
    known.set(layer, { fields: names, functions, translated });
    return translated;
  });
}

const noFields: readonly FieldName[] = [];

interface Known {
  readonly fields: readonly FieldName[];
  readonly functions: FunctionTable;
  readonly translated: Layer;
}

/** A layer is translated once for the same fields and functions; without formulas it depends on no fields. */
const known = new WeakMap<Layer, Known>();

const translatedLayer = (layer: Layer, fields: readonly FieldName[]): Layer => ({
  ...layer,
  ...(layer.fields && { fields: layer.fields.map((patch) => translatedField(patch, fields)) }),
  ...(layer.table && { table: translatedTable(layer.table) }),
});

function translatedTable(table: NonNullable<Layer['table']>): NonNullable<Layer['table']> {
  const { locks, transitions, grid, rows } = table;
  const chosen = grid?.selectAllWhen;
  if (!locks && !transitions && chosen === undefined && rows === undefined) return table;
  return {
    ...table,
    ...(locks && { locks: locks.map(translatedWhen) }),
    ...(transitions && { transitions: transitions.map(translatedWhen) }),
    ...(rows !== undefined && { rows: treeOr(rows, readWritten) }),
    ...(chosen !== undefined && { grid: { ...grid, selectAllWhen: treeOr(chosen, readWritten) } }),
  };
}

function translatedWhen<T extends { readonly when: Condition }>(rule: T): T {
  return { ...rule, when: treeOr(rule.when, readWritten) };
}

function translatedField(patch: FieldPatch, fields: readonly FieldName[]): FieldPatch {
  const said = conditions.filter((name) => patch[name] !== undefined);
  if (said.length === 0 && patch.formula === undefined) return patch;
  return {
    ...patch,
    ...Object.fromEntries(said.map((name) => [name, conditionOf(patch[name])])),
    ...(patch.formula !== undefined && {
      formula: treeOr(patch.formula, (formula) => readFormula(formula, fields)),
    }),
  };
}

/** Parses a condition. `null` removes a condition of a weaker layer and stays, so that browsers see it. */
function conditionOf(said: Condition | undefined): Condition | undefined {
  return said === null || said === undefined ? said : treeOr(said, readWritten);
}

function treeOr(source: Condition, read: (source: Condition) => Result<Tree>): Condition {
  const tree = read(source);
  if (tree.ok) return tree.value;
  // Refuse schema data shaped like a tree: it would run unchecked.
  return isTree(source) ? unread : source;
}
