/** Maximum number of cached texts. */
const REMEMBERED = 5_000;

/**
 * Loads the pinyin dictionary (300 KB). Returns a function that makes initials, such as `sl` for `数量`. Other
 * characters stay unchanged. Editors load it on the first input.
 */
export async function loadInitials(): Promise<(text: string) => string> {
  const { pinyin } = await import('pinyin-pro');
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const made = pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase();
    known.set(text, made);
    return made;
  };
}
