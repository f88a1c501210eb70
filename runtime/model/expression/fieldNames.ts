import type { FieldName } from '../../../expressions/index.ts';
import type { Layer } from '../Layer.ts';

/** A detail as formulas of its header name it: by table or by title. */
export interface DetailNames {
  readonly table: string;
  readonly title: string;
  readonly layers: readonly Layer[];
}

/**
 * The fields a formula of a table may name, by code and by title: its own, those of its details (`OrderList.Qty`,
 * `明细.数量`), and in a detail the header's (`$main.Rate`).
 */
export function fieldNames(
  layers: readonly Layer[],
  details: readonly DetailNames[] = [],
  main: readonly Layer[] = [],
): readonly FieldName[] {
  return [
    ...namesIn(layers, '', ''),
    ...details.flatMap(({ table, title, layers: of }) => namesIn(of, `${table}.`, `${title}.`)),
    ...namesIn(main, '$main.', '$main.'),
  ];
}

function namesIn(layers: readonly Layer[], codePrefix: string, titlePrefix: string): readonly FieldName[] {
  const titles = new Map<string, string>();
  for (const layer of layers)
    for (const { field, title } of layer.fields ?? [])
      if (title !== undefined || !titles.has(field)) titles.set(field, title ?? field);
  return [...titles].map(([code, title]) => ({ code: codePrefix + code, title: titlePrefix + title }));
}
