import type { Json } from './Json.ts';

/** A condition as data: JSON Logic over the record's fields (`{">": [{"var": "Qty"}, 0]}`). */
export type Condition = Json;

/**
 * A formula as data: JSON Logic arithmetic. Detail rows are an array under their table's name:
 * `{"sum": [{"map": [{"var": "ProcureOrderList"}, {"var": "Amount"}]}]}`. In a detail row `$main` is the header.
 */
export type Formula = Json;
