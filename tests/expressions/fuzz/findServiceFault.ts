import type { FieldName } from '../../../expressions/index.ts';
import { excelTools } from '../../../expressions/service/excel/index.ts';
import {
  complete,
  diagnose,
  type LanguageTools,
  rename,
  signature,
} from '../../../expressions/service/index.ts';
import { jsonataTools } from '../../../expressions/service/jsonata/index.ts';
import type { EngineName } from '../caseFiles.ts';
import type { Fault } from './findFault.ts';

const fields: readonly FieldName[] = [
  { code: '数量', title: '订购数量', type: 'number' },
  { code: 'a', title: '__proto__', type: 'text' },
  { code: '明细', type: 'list' },
  { code: '明细.数量', title: '行数量', type: 'number' },
];

const toolsOf: Readonly<Partial<Record<EngineName, LanguageTools>>> = {
  excel: excelTools,
  jsonata: jsonataTools,
};

/** Faults of the editor services for a text, at its end and in the middle. */
export function findServiceFault(name: EngineName, source: string): Fault | undefined {
  const tools = toolsOf[name];
  if (tools === undefined) return undefined;
  for (const offset of [source.length, Math.floor(source.length / 2)]) {
    const far = complete(tools, source, offset, { fields }).find(
      ({ from, to }) => from > offset || to < offset,
    );
    if (far !== undefined) return { kind: 'completion elsewhere', detail: JSON.stringify(far) };
    signature(tools, source, offset);
  }
  for (const { from = 0, to = from, code } of diagnose(tools, source, { fields }))
    if (from < 0 || to < from || to > source.length)
      return { kind: `diagnosis elsewhere ${code}`, detail: '' };
  const renaming = { from: { code: '数量' }, to: { code: '件数' } };
  const { text, places } = rename(tools, source, renaming, { fields });
  const readable = tools.language.parse(source).ok && places.length > 0;
  return readable && !tools.language.parse(text).ok
    ? { kind: 'renamed to nonsense', detail: text }
    : undefined;
}
