import { parseJsonLogic, readPaths, writeJsonLogic } from '../../../expressions/index.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { withPaths } from './withPaths.ts';

/** Whether a condition on the rows of a view asks for this column. */
export const asksFor = (rows: Condition | undefined, column: string): boolean => {
  const tree = parseJsonLogic((rows ?? null) as Json);
  return tree.ok && readPaths(tree.value).includes(column);
};

/** The condition with another name of a column. */
export function withColumn(rows: Condition, from: string, to: string): Condition {
  const tree = parseJsonLogic(rows as Json);
  if (!tree.ok) return rows;
  const written = writeJsonLogic(withPaths(tree.value, (path) => (path.join('.') === from ? [to] : path)));
  return written.ok ? (written.value as Json) : rows;
}
