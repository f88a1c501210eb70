import type { Data } from '../../Data.ts';
import type { Place } from '../../Tree.ts';

/** A constant, also an object whose number of keys is not one. */
export interface BareConstant extends Place {
  readonly kind: 'constant';
  readonly value: Data;
}

/** A list of rules, evaluated item by item. */
export interface BareList extends Place {
  readonly kind: 'list';
  readonly items: readonly BareNode[];
}

/** An operator of the table with its arguments. */
export interface BareOperation extends Place {
  readonly kind: 'operation';
  readonly operator: string;
  readonly operands: readonly BareNode[];
}

/** A rule of bare JSON Logic: the body of its `formula` node, plain JSON data. */
export type BareNode = BareConstant | BareList | BareOperation;
