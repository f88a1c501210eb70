import type { JsonObject } from '../../schema/Json.ts';
import { type TextCatalogue, textCatalogueKind } from '../../texts/TextCatalogue.ts';
import { file, mapOf } from '../meta/parts.ts';
import { completeTexts, textCatalogues } from '../rules/textCatalogues.ts';
import { putNamed } from './BundleDraft.ts';
import type { FileKind } from './SchemaKind.ts';

const meta = (format: number): JsonObject =>
  file(
    '其他语言的文字',
    format,
    {
      language: { type: 'string', pattern: '^(?!zh$)[a-z]{2}$', description: '语言，如 en' },
      module: { type: 'string', pattern: '^[a-z]{1,40}$', description: '模块；多个模块共用的文字为 shared' },
      texts: mapOf({ type: 'string', minLength: 1, maxLength: 4000 }, '译文，按配置中的原文'),
    },
    ['language', 'module', 'texts'],
  );

/** The texts of schemas in other languages: a folder for each language, a file for each module. */
export const texts: FileKind = {
  name: textCatalogueKind,
  migrations: [],
  files: {
    place: 'texts/',
    sign: 'texts',
    needs: { language: 'text', module: 'text', texts: 'object' },
    isOptional: true,
    meta,
    put(draft, document) {
      const made = document as TextCatalogue; // checked
      const known = draft.others.get(textCatalogueKind) ?? new Map<string, object>();
      draft.others.set(textCatalogueKind, known);
      return putNamed(known, `${made.language}/${made.module}`, made);
    },
    entries: ({ others }) =>
      [...(others?.get(textCatalogueKind) ?? [])].map(
        ([name, schema]) => [`texts/${name}.json`, schema] as const,
      ),
  },
  rules: [textCatalogues, completeTexts],
};
