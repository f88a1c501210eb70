import { zipOf } from '../zipOf.ts';
import type { Filling } from './FilledValues.ts';
import { fillingBudget, fillTemplate } from './fillTemplate.ts';
import type { Template } from './readTemplate.ts';

/** `sheets`: one workbook with a sheet a document; `files`: a zip with a workbook each. */
export type FilledAs = 'sheets' | 'files';

/** Names without what file systems refuse, each once. */
const fileNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name, at) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
    const base = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').slice(0, 100) || String(at + 1);
    let given = base;
    for (let number = 2; taken.has(given.toLowerCase()); number += 1) given = `${base} (${number})`;
    taken.add(given.toLowerCase());
    return `${given}.xlsx`;
  });
};

/** Fills a template with all documents. Throws SheetFault where a limit is reached. */
export const fillFiles = (template: Template, filling: Filling, as: FilledAs): Uint8Array<ArrayBuffer> => {
  const { documents } = filling;
  const budget = fillingBudget();
  if (as === 'sheets') return fillTemplate(template, filling, documents, budget);
  const names = fileNames(documents.map(({ name }) => name));
  return zipOf(
    documents.map((document, at) => ({
      name: names[at] ?? `${at + 1}.xlsx`,
      bytes: fillTemplate(template, filling, [document], budget),
    })),
  );
};
