import { clockFunctions, functions } from '../functions.ts';
import type { NodeRule, Printer } from '../Printer.ts';
import type { FuncCall, Node, WindowDef } from '../parse.ts';
import { quoteName } from '../quote.ts';
import { joined, type Sql } from '../Sql.ts';
import { stringOf } from './stringOf.ts';

/** PostgreSQL's FRAMEOPTION_DEFAULTS (RANGE UNBOUNDED PRECEDING to CURRENT ROW), when the text has no frame. */
const defaultFrame = 1058;

/**
 * Prints a call: `sum(x)`. The parser represents special SQL forms (`extract(year from d)`) as calls of
 * `pg_catalog`.
 */
export const funcCall: NodeRule<FuncCall> = {
  members: [
    'funcname',
    'args',
    'agg_order',
    'agg_filter',
    'over',
    'agg_star',
    'agg_distinct',
    'funcformat',
    'location',
  ],
  print(node, printer) {
    const name = nameOf(node);
    if (clockFunctions.has(name) && (node.args ?? []).length === 0) return { now: 'timestamp' };
    const allowed = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (allowed === undefined)
      return printer.unknown('sqlParameter.function', name, Object.keys(functions), node.location);
    const args = node.args ?? [];
    const [least, most] = allowed.args;
    const isMisused =
      args.length < least ||
      args.length > most ||
      (node.agg_star === true && name !== 'count') ||
      (args.length === 0 && node.agg_star !== true && allowed.kind === 'aggregate') ||
      (allowed.kind === 'window' && node.over === undefined) ||
      (allowed.kind === 'scalar' && isAggregated(node)) ||
      allowed.accepts?.(args) === false;
    if (isMisused) return printer.refuse('sqlParameter.arguments', { name }, node.location);
    const { bounded = {} } = allowed;
    const own = `pg_catalog.${quoteName(allowed.is ?? name)}`;
    const called: Sql = [
      `${bounded.by === undefined ? own : quoteName(bounded.by)}(`,
      ...inside(node, args, printer),
      ')',
      ...after(node, printer),
    ];
    return bounded.within === undefined ? called : [`${quoteName(bounded.within)}(`, called, ')'];
  },
};

const isAggregated = (node: FuncCall): boolean =>
  node.over !== undefined ||
  node.agg_filter !== undefined ||
  node.agg_order !== undefined ||
  node.agg_distinct === true;

/** Function name. Qualified names stay qualified and match nothing, except for special SQL forms. */
const nameOf = ({ funcname = [], funcformat }: FuncCall): string => {
  const parts = funcname.map(stringOf);
  const isForm = funcformat === 'COERCE_SQL_SYNTAX' && parts[0] === 'pg_catalog';
  return (isForm ? parts.slice(1) : parts).join('.');
};

const inside = (node: FuncCall, args: readonly Node[], printer: Printer): readonly Sql[] => {
  if (node.agg_star === true) return ['*'];
  return [
    node.agg_distinct === true ? 'distinct ' : '',
    joined(printer.all(args), ', '),
    ...(node.agg_order === undefined ? [] : [' order by ', joined(printer.all(node.agg_order), ', ')]),
  ];
};

const after = (node: FuncCall, printer: Printer): readonly Sql[] => [
  ...(node.agg_filter === undefined ? [] : [' filter (where ', printer.print(node.agg_filter), ')']),
  ...(node.over === undefined ? [] : [' over (', window(node.over, printer), ')']),
];

const window = (over: WindowDef, printer: Printer): Sql => {
  const { partitionClause, orderClause, frameOptions } = over;
  if (!printer.has('WindowDef', over, ['partitionClause', 'orderClause', 'frameOptions', 'location']))
    return [];
  if (frameOptions !== defaultFrame) return printer.refuse('sqlParameter.syntax', { name: 'window frame' });
  return [
    ...(partitionClause === undefined ? [] : ['partition by ', joined(printer.all(partitionClause), ', ')]),
    ...(orderClause === undefined ? [] : [' order by ', joined(printer.all(orderClause), ', ')]),
  ];
};
