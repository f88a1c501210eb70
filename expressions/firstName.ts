/** The top-level name of a path: `Lines` of `Lines.Qty`. */
export function firstName(path: string): string {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
}
