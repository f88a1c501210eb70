import type { NodeOf, NodeRule } from '../Printer.ts';
import { joined } from '../Sql.ts';

export const caseExpr: NodeRule<NodeOf<'CaseExpr'>> = {
  members: ['arg', 'args', 'defresult', 'location'],
  print: ({ arg, args, defresult }, printer) => [
    '(case',
    ...(arg === undefined ? [] : [' ', printer.print(arg)]),
    ...printer.all(args),
    ...(defresult === undefined ? [] : [' else ', printer.print(defresult)]),
    ' end)',
  ],
};

export const caseWhen: NodeRule<NodeOf<'CaseWhen'>> = {
  members: ['expr', 'result', 'location'],
  print: ({ expr, result }, printer) => [' when ', printer.print(expr), ' then ', printer.print(result)],
};

export const coalesceExpr: NodeRule<NodeOf<'CoalesceExpr'>> = {
  members: ['args', 'location'],
  print: ({ args }, printer) => ['coalesce(', joined(printer.all(args), ', '), ')'],
};

export const minMaxExpr: NodeRule<NodeOf<'MinMaxExpr'>> = {
  members: ['op', 'args', 'location'],
  print: ({ op, args }, printer) => [
    op === 'IS_LEAST' ? 'least(' : 'greatest(',
    joined(printer.all(args), ', '),
    ')',
  ],
};
