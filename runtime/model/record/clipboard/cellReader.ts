import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Option } from '../../schema/FieldSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Cell } from '../../schema/Row.ts';
import { singleWidth, spellingsOf } from './spellingsOf.ts';

/** A pasted text as a field value. Unreadable text stays as written, with an issue. */
interface ReadCell {
  readonly value: Cell;
  readonly issue: Issue | undefined;
}

/** Reads the pasted texts of one column. */
export type CellReader = (text: string) => ReadCell;

/** Separators of several labels in one cell. */
const separators = /[,，、;；\n]/;

/**
 * Makes the reader for texts pasted into a field. Labels become keys of `options` (keys are accepted too);
 * numbers and dates are read in the spellings of {@link spellingsOf}. `options`: of the field or its
 * dictionary; undefined when there are none or they are not loaded.
 */
export function cellReader(field: ResolvedField, options: readonly Option[] | undefined): CellReader {
  const { kind } = field;
  const chooses = options !== undefined && !kind.suggestsOnly && field.allowCreate !== true;
  if (!chooses) return (text) => readPlain(field, text);
  const index = indexOf(options);
  return (text) => {
    const words = text.trim();
    if (words === '') return { value: kind.empty, issue: undefined };
    const whole = keyFor(index, words);
    if (whole.key !== undefined || !kind.isMultiple(field))
      return whole.key === undefined ? refused(field, words, whole.rule) : taken(field, [whole.key], words);
    const parts = words
      .split(separators)
      .flatMap((part) => (part.trim() === '' ? [] : [keyFor(index, part)]));
    const bad = parts.find((part) => part.key === undefined);
    return bad?.rule === undefined
      ? taken(
          field,
          parts.flatMap(({ key }) => (key === undefined ? [] : [key])),
          words,
        )
      : refused(field, words, bad.rule);
  };
}

function readPlain(field: ResolvedField, text: string): ReadCell {
  let rule = 'form.custom';
  let params: Issue['params'] = {};
  for (const spelling of spellingsOf(text, field)) {
    const parsed = field.kind.parse(spelling, field);
    if (parsed.ok) return { value: parsed.value, issue: undefined };
    if (params.title === undefined) {
      rule = parsed.rule;
      params = { title: field.title, ...parsed.params };
    }
  }
  // The cell's own control searches options that are not loaded.
  if (field.kind.needsSource && !field.kind.suggestsOnly) return refused(field, text, 'spreadsheet.noOption');
  return { value: text, issue: { path: field.field, rule, params, severity: 'error' } };
}

type Keys = ReadonlyMap<string, readonly (string | number)[]>;

function indexOf(options: readonly Option[]): { readonly labels: Keys; readonly keys: Keys } {
  const labels = new Map<string, (string | number)[]>();
  const keys = new Map<string, (string | number)[]>();
  for (const { key, value, disabled } of options) {
    if (disabled === true) continue;
    const label = sameText(value);
    const known = labels.get(label);
    if (known) known.push(key);
    else labels.set(label, [key]);
    keys.set(String(key), [key]);
  }
  return { labels, keys };
}

interface Found {
  readonly key: string | number | undefined;
  readonly rule: string;
}

function keyFor({ labels, keys }: ReturnType<typeof indexOf>, words: string): Found {
  const found = labels.get(sameText(words)) ?? keys.get(words.trim()) ?? [];
  return {
    key: found.length === 1 ? found[0] : undefined,
    rule: found.length > 1 ? 'spreadsheet.sameOption' : 'spreadsheet.noOption',
  };
}

function taken(field: ResolvedField, keys: readonly (string | number)[], words: string): ReadCell {
  const [only] = keys;
  const parsed = field.kind.parse(field.kind.isMultiple(field) ? keys : only, field);
  return parsed.ok ? { value: parsed.value, issue: undefined } : refused(field, words, parsed.rule);
}

function refused(field: ResolvedField, words: string, rule: string): ReadCell {
  const params = { title: field.title, text: words };
  return { value: words, issue: { path: field.field, rule, params, severity: 'error' } };
}

/** Normalizes a label. Width and case of letters and outer spaces do not count. */
function sameText(words: string): string {
  return singleWidth(words).trim().toLowerCase();
}
