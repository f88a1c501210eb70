/** Texts by which nothing else is found a second time; so many are remembered. */
const REMEMBERED = 5_000;

/**
 * Loads the dictionary of Chinese readings (300 KB) and answers the initials of a text's pinyin, `数量` to `sl`; what is not
 * Chinese stays as it is. For editors, once somebody types.
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
