import type { Tree } from '../../../expressions/index.ts';
import type { Json } from './Json.ts';

/**
 * A condition as data: JSON Logic over the record's fields (`{">": [{"var": "Qty"}, 0]}`), or the tree
 * `translate` made of it. Only trees run, so browsers need no parser.
 */
export type Condition = Json | Tree;

/**
 * A formula: JSON Logic as data, an Excel-style text after `=`, other text as JSONata, a method of the form
 * designer (`{"method": 1000, "content": "Qty*Price", "fixed": 2}`), or the tree of one of them. Detail rows
 * are an array under their table's name: `{"sum": [{"map": [{"var": "ProcureOrderList"}, {"var":
 * "Amount"}]}]}`. In a detail row `$main` is the header.
 */
export type Formula = Json | Tree;
