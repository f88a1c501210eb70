/** Cuts a text between UTF-16 offsets. Drops the half of a surrogate pair at an end. */
export function cut(text: string, from: number, to: number): string {
  const start = Math.max(0, Math.min(from, text.length));
  const end = Math.max(start, Math.min(to, text.length));
  return text.slice(isInside(text, start) ? start + 1 : start, isInside(text, end) ? end - 1 : end);
}

function isInside(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
}
