import type { Node } from '../../../../../expressions/index.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../fields/resolve/ResolvedTable.ts';
import { readCondition } from '../../../formulas/readExpression.ts';
import { isRequired } from '../../../record/plan.ts';

/** Where a formula stands: its table, the rows it may sum, and the fields on the way to it. */
interface Ground {
  readonly document: DocumentTable;
  readonly table: ResolvedTable;
  /** The detail table whose rows `item` is; undefined outside rows. */
  readonly rows?: ResolvedTable;
  /** Fields whose proof is under way, as `Table.Field`: a cycle proves nothing. */
  readonly under: ReadonlySet<string>;
}

/** True when no saved record of the table can leave the field empty. */
export const alwaysFilled = (
  document: DocumentTable,
  field: ResolvedField,
  table: ResolvedTable = document.main,
  under: ReadonlySet<string> = new Set(),
): boolean => {
  const name = `${table.table}.${field.field}`;
  if (under.has(name)) return false;
  const below = new Set([...under, name]);
  if (field.formula !== undefined) {
    const tree = readCondition(field.formula);
    return tree.ok && isFilled(tree.value.root, { document, table, under: below });
  }
  return isKeptFilled(table, field) || isFixedDefault(field);
};

/** Required, and neither hidden nor exempt by a condition. */
const isKeptFilled = (table: ResolvedTable, field: ResolvedField): boolean => {
  if (!isRequired(table, field) || field.hidden === true || field.withheld === true) return false;
  if (field.visibleWhen !== undefined) return false;
  // A password may be absent from a save that changes other fields.
  if (field.writeOnly === true) return false;
  return field.readonlyWhen === undefined || field.kind.readonlyIsNeverRequired !== true;
};

/** Starts with a value that users cannot change. */
const isFixedDefault = ({
  default: value,
  readonly,
  disabled,
  lookup,
  renamedFrom,
}: ResolvedField): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (readonly === true || disabled === true) &&
  lookup === undefined &&
  renamedFrom === undefined;

type Proof<K extends Node['kind']> = (node: Extract<Node, { readonly kind: K }>, ground: Ground) => boolean;

const every = (nodes: readonly Node[], ground: Ground): boolean =>
  nodes.every((node) => isFilled(node, ground));

const isNotZero = (node: Node): boolean =>
  node.kind === 'literal' && typeof node.value === 'number' && node.value !== 0;

/** Functions whose result is filled when all their operands are. */
const faithful: ReadonlySet<string> = new Set(['round']);

/** Functions over a list whose result is filled when the list has rows and all are filled. */
const folding: ReadonlySet<string> = new Set(['sum', 'min', 'max']);

const proofs: { readonly [K in Node['kind']]?: Proof<K> } = {
  literal: ({ value }) => value !== null && value !== '',
  variable: ({ of, path, fallback }, ground) => {
    if (fallback !== undefined && isFilled(fallback, ground)) return true;
    const table = of === 'item' ? ground.rows : ground.table;
    const field = path.length === 1 && of !== 'accumulator' ? table?.byName.get(path[0] ?? '') : undefined;
    return (
      field !== undefined && table !== undefined && alwaysFilled(ground.document, field, table, ground.under)
    );
  },
  arithmetic: ({ operator, operands }, ground) =>
    every(operands, ground) &&
    (operator === '/' || operator === '%' ? operands.slice(1).every(isNotZero) : true),
  choice: ({ branches, otherwise }, ground) =>
    every([...branches.map(({ then }) => then), otherwise], ground),
  call: ({ name, operands }, ground) => {
    if (faithful.has(name)) return every(operands, ground);
    const [list] = operands;
    return folding.has(name) && operands.length === 1 && list !== undefined && hasFilledRows(list, ground);
  },
};

/** A list of a field of each row, where the document has at least one row and every row fills the field. */
const hasFilledRows = (list: Node, ground: Ground): boolean => {
  if (list.kind !== 'each' || list.operator !== 'map' || list.list.kind !== 'variable') return false;
  const [name, ...rest] = list.list.path;
  const detail = ground.document.details.find((one) => one.table.table === name);
  const hasRows = detail?.schema.required === true && rest.length === 0 && list.list.of === 'record';
  return hasRows && isFilled(list.body, { ...ground, rows: detail.table });
};

/** Whether the node has a value for every record that a save accepts. Kinds without a proof may be empty. */
const isFilled = (node: Node, ground: Ground): boolean => {
  const proof = proofs[node.kind] as Proof<Node['kind']> | undefined;
  return proof?.(node as never, ground) === true;
};
