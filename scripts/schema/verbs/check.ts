import { check as checkFiles } from '../check.ts';
import { namedFiles, shippedFiles } from '../schemaFiles.ts';
import { world } from '../world.ts';
import type { Verb } from './Verb.ts';

/** `schema check`: every finding with its place. */
export const check: Verb = {
  run({ names, locale, types, say }) {
    // A file checked by its path, outside `schemas/`, has no catalogue beside it.
    const options = { ...world, completeTexts: names.length === 0 };
    const { lines, failed, files } = checkFiles(shippedFiles(), namedFiles(names), types, options, locale);
    lines.forEach(say);
    if (!failed) say(locale === 'zh' ? `${files} 个文件，没有错误` : `${files} files, no errors`);
    return failed ? 1 : 0;
  },
};
