import type { Row } from '../../runtime/model/schema/Row.ts';

/** Stored kinds of changes by their headings. */
const kinds: Readonly<Record<string, string>> = {
  Added: 'added',
  Changed: 'changed',
  Deprecated: 'deprecated',
  Removed: 'removed',
  Fixed: 'fixed',
  Security: 'security',
};

/**
 * Reads a changelog in the format of Keep a Changelog: one row for each change, newest version first. A line that
 * continues a change belongs to it; anything else is skipped.
 */
export function readChangelog(text: string): readonly Row[] {
  const rows: { -readonly [name in keyof Row]: Row[name] }[] = [];
  let version: { readonly name: string; readonly day: string | null } | undefined;
  let kind: string | undefined;
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      const [name = '', day = ''] = line.slice(3).replace('[', '').replace(']', '').split(' - ');
      version = { name: name.trim(), day: /^\d{4}-\d\d-\d\d$/.test(day.trim()) ? day.trim() : null };
      [kind, isOpen] = [undefined, false];
    } else if (line.startsWith('### ')) [kind, isOpen] = [kinds[line.slice(4).trim()], false];
    else if (line.startsWith('- ') && version !== undefined && kind !== undefined) {
      const { name, day } = version;
      rows.push({
        VersionNo: name,
        ReleaseDate: day,
        ChangeType: kind,
        Content: line.slice(2).trim(),
      });
      isOpen = true;
    } else if (line.startsWith('  ') && isOpen) {
      const last = rows.at(-1);
      if (last) last.Content = `${String(last.Content)} ${line.trim()}`;
    } else isOpen = false;
  }
  return rows;
}
