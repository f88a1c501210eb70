import type { Layer } from '../fields/resolve/Layer.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { mapTexts } from './mapTexts.ts';
import type { Words } from './TextCatalogue.ts';
import { otherTextShapes, type TextShape, textShapes } from './textShapes.ts';

const translating =
  (words: Words) =>
  <T>(value: T, shape: TextShape): T =>
    mapTexts(value, shape, (text) => words.get(text) ?? text);

/** The layers of a table with their texts translated; a text without translation stays. */
export const translateLayers = (layers: readonly Layer[], words: Words): readonly Layer[] =>
  translating(words)(layers, textShapes.layer);

/** The bundle with its texts translated; a text without translation stays. */
export const translateBundle = (bundle: SchemaBundle, words: Words): SchemaBundle => {
  const translated = translating(words);
  const all = <T>(map: ReadonlyMap<string, T>, shape: TextShape): ReadonlyMap<string, T> =>
    new Map([...map].map(([name, one]) => [name, translated(one, shape)] as const));
  return {
    ...bundle,
    tables: all(bundle.tables, { ...textShapes.table, view: textShapes.view }),
    mixins: all(bundle.mixins, textShapes.mixin),
    dictionaries: all(bundle.dictionaries, textShapes.dictionary),
    pages: translated(bundle.pages, textShapes.page),
    menus: translated(bundle.menus, textShapes.menu),
    others: new Map(
      [...(bundle.others ?? [])].map(([kind, schemas]) => {
        const shape = otherTextShapes[kind];
        return [kind, shape === undefined ? schemas : all(schemas, shape)] as const;
      }),
    ),
    ...(bundle.app && { app: translated(bundle.app, textShapes.app) }),
  };
};
