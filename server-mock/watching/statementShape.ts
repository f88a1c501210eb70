/** Maximum characters of a shape. */
const longest = 600;

/** Texts (also dollar-quoted and with escapes), comments, and numbers that are no part of a name or parameter. */
const literals =
  /'(?:[^']|'')*'?|\$([A-Za-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"[^"]*"|[\w$.]+/g;

const shapeOf = (found: string): string => {
  if (found.startsWith('"')) return found;
  if (found.startsWith("'")) return '?';
  if (found.startsWith('--') || found.startsWith('/*')) return ' ';
  if (/^\$\d+$/.test(found)) return found;
  if (found.startsWith('$')) return '?';
  // No name begins with a digit.
  return /^[\d.]/.test(found) ? '?' : found;
};

/** The text of a statement without any value: parameters have none in it, and literals become `?`. Bounded. */
export const statementShape = (sql: string): string => {
  const shape = sql
    .slice(0, longest * 4)
    .replace(literals, shapeOf)
    .replace(/\s+/g, ' ')
    .trim();
  return shape.length > longest ? `${shape.slice(0, longest)}...` : shape;
};
