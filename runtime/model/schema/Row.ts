/** One stored cell as JSON can hold it. Multiple values are comma-joined text, or arrays in the browser. */
export type Cell = null | boolean | number | string | readonly Cell[] | { readonly [key: string]: Cell };

/** One record, by field name in database casing (`Customer_Id`, `CreateDate`). */
export type Row = Readonly<Record<string, Cell>>;

/** A record under construction. */
export type MutableRow = Record<string, Cell>;
