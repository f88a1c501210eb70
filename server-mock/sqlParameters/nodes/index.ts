import type { NodeRules } from '../Printer.ts';
import { caseExpr, caseWhen, coalesceExpr, minMaxExpr } from './choices.ts';
import { funcCall } from './FuncCall.ts';
import { joinExpr, rangeSubselect, rangeVar } from './from.ts';
import { aExpr, boolExpr, booleanTest, nullTest, subLink } from './operators.ts';
import { resTarget, selectStmt, sortBy } from './select.ts';
import { aConst, columnRef, paramRef, sqlValueFunction, typeCast } from './values.ts';

/** Rules for every allowed kind of syntax node. */
export const nodeRules: NodeRules = {
  A_Const: aConst,
  A_Expr: aExpr,
  BoolExpr: boolExpr,
  BooleanTest: booleanTest,
  CaseExpr: caseExpr,
  CaseWhen: caseWhen,
  CoalesceExpr: coalesceExpr,
  ColumnRef: columnRef,
  FuncCall: funcCall,
  JoinExpr: joinExpr,
  MinMaxExpr: minMaxExpr,
  NullTest: nullTest,
  ParamRef: paramRef,
  RangeSubselect: rangeSubselect,
  RangeVar: rangeVar,
  ResTarget: resTarget,
  SQLValueFunction: sqlValueFunction,
  SelectStmt: selectStmt,
  SortBy: sortBy,
  SubLink: subLink,
  TypeCast: typeCast,
};
