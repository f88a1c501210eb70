import type { Issue } from '../../schema/Issue.ts';

/** Maximum elements of one list; a form has some hundred fields. */
const most = 2000;

/** Elements read from the text of a JSON list, and issues of the others. */
interface ReadList {
  readonly items: readonly unknown[];
  readonly problems: readonly Issue[];
}

const problem = (path: string, rule: string, params: Issue['params'] = {}): Issue => ({
  path,
  rule,
  params,
  severity: 'warning',
});

/** A number beyond all doubles has no JSON: it would be written back as null. */
const writable = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value;

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text, writable) };
  } catch {
    return undefined;
  }
};

/** The texts of a list's elements, split at commas and brackets. The last one may be incomplete. */
function elements(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = -1;
  let inText = false;
  for (let at = text.indexOf('[') + 1; at < text.length && found.length <= most; at++) {
    const character = text[at] ?? '';
    if (start < 0 && /\S/.test(character) && character !== ',' && character !== ']') start = at;
    if (inText) {
      if (character === '\\') at++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') depth++;
    else if (depth > 0 && (character === '}' || character === ']')) depth--;
    else if (depth === 0 && (character === ',' || character === ']')) {
      if (start >= 0) found.push(text.slice(start, at));
      start = -1;
      if (character === ']') return found;
    }
  }
  if (start >= 0) found.push(text.slice(start));
  return found;
}

/**
 * Reads a JSON list from text that may be damaged. If the whole is no JSON, reads element by element and
 * reports bad ones at `name[index]`. Empty text and null give an empty list. Never throws.
 */
export function readList(text: string, name: string): ReadList {
  const inner = text.trim();
  if (inner === '' || inner === 'null') return { items: [], problems: [] };
  // Before the text is read: what is no list may be long and deep.
  if (!inner.startsWith('[')) return { items: [], problems: [problem(name, 'design.noList', { name })] };
  const whole = parsed(text)?.value;
  if (Array.isArray(whole))
    return whole.length > most
      ? { items: whole.slice(0, most), problems: [problem(name, 'design.tooMany', { name, most })] }
      : { items: whole, problems: [] };
  const texts = elements(text).slice(0, most);
  const items = texts.map(parsed);
  const bad = items.flatMap((item, index) =>
    item === undefined ? [problem(`${name}[${index}]`, 'design.badElement', { name, row: index + 1 })] : [],
  );
  return {
    items: items.flatMap((item) => (item === undefined ? [] : [item.value])),
    problems: bad.length > 0 ? bad : [problem(name, 'design.cutOff', { name })],
  };
}
