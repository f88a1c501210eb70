/** Longest pattern for property names. */
const longest = 200;
const oneSign = /^(?:\\[^1-9kpPuxc]|\\u[0-9a-fA-F]{4}|\[(?:\\.|[^\]\\])*\]|[^\\[\](){}*+?|])/;
const howOften = /^(?:[*+?]|\{\d{1,3}(?:,(?:\d{1,3})?)?\})/;

/**
 * Whether a browser's own engine answers a pattern in linear time: signs and classes without groups, at most three
 * optional ones, and at most one without a bound, which needs `^` in front.
 */
export function isPlainPattern(pattern: string): boolean {
  if (pattern.length > longest) return false;
  let rest = pattern.startsWith('^') ? pattern.slice(1) : pattern;
  const isAnchored = rest.length < pattern.length;
  if (rest.endsWith('$') && !rest.endsWith('\\$')) rest = rest.slice(0, -1);
  let bounded = 0;
  let unbounded = 0;
  while (rest !== '') {
    const [sign] = oneSign.exec(rest) ?? [];
    if (sign === undefined || sign === '^' || sign === '$') return false;
    rest = rest.slice(sign.length);
    const [times] = howOften.exec(rest) ?? [];
    if (times === undefined) continue;
    rest = rest.slice(times.length);
    if (times === '*' || times === '+' || times.endsWith(',}')) unbounded += 1;
    else if (times === '?' || times.includes(',')) bounded += 1;
  }
  return bounded <= 3 && unbounded <= (isAnchored ? 1 : 0) && compiles(pattern);
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
