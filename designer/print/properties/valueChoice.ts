import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { fact } from '../../../runtime/model/print/values/fact.ts';
import { isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { printedFields } from '../blocks/fieldBlocks.ts';
import type { PanelWorld } from './PanelWorld.ts';

/**
 * A value as two controls: what is printed, as one choice (`text`, `formula`, `field NAME`, `words NAME`, `fact NAME`), and the text
 * or formula itself.
 */
export interface ChosenValue {
  readonly source: string | undefined;
  readonly said: string | undefined;
}

const facts = (): readonly string[] => {
  const meta = fact.properties.fact;
  const names = isObject(meta) ? meta.enum : undefined;
  return Array.isArray(names) ? names.map(String) : [];
};

const tableOf = ({ doc, detail }: PanelWorld): ResolvedTable =>
  doc.details.find(({ table }) => table.table === detail)?.table ?? doc.main;

/** JSON Schema of the choice of what is printed. */
export const sourceSchema = (world: PanelWorld): JsonObject => {
  const { t, doc } = world;
  const own = tableOf(world);
  const option = (key: string, value: string) => ({ key, value });
  const ofMain = own === doc.main ? [] : printedFields(doc.main);
  const isAmount = (columnType: keyof typeof columnTypes): boolean =>
    columnTypes[columnType].valueType === 'number';
  return choiceSchema([
    option('text', t('printDesign.value.text')),
    ...printedFields(own).map(({ field, title }) => option(`field ${field}`, title)),
    ...ofMain.map(({ field, title }) =>
      option(`field $main.${field}`, t('printDesign.value.main', { name: title })),
    ),
    ...printedFields(own)
      .filter(
        ({ columnType, dataKey, data }) =>
          isAmount(columnType) && dataKey === undefined && data === undefined,
      )
      .map(({ field, title }) => option(`words ${field}`, t('printDesign.value.words', { name: title }))),
    ...facts().map((name) => option(`fact ${name}`, t(`printDesign.fact.${name}` as 'printDesign.fact.now'))),
    option('formula', t('printDesign.value.formula')),
  ]);
};

const named = ['field', 'words', 'fact'] as const;

/** A value as the panel shows it. */
export const readValue = (value: Json | undefined): ChosenValue => {
  if (!isObject(value)) return { source: undefined, said: undefined };
  if (typeof value.text === 'string') return { source: 'text', said: value.text };
  const name = named.find((one) => typeof value[one] === 'string');
  if (name !== undefined) return { source: `${name} ${String(value[name])}`, said: undefined };
  if (value.formula === undefined) return { source: undefined, said: undefined };
  const { formula } = value;
  return { source: 'formula', said: typeof formula === 'string' ? formula : JSON.stringify(formula) };
};

const parsed = (text: string): Json => {
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    // The check of the server tells where it is wrong.
    return text;
  }
};

/** The value that the panel says; undefined: nothing is chosen. */
export const writeValue = ({ source, said }: ChosenValue, before: Json | undefined): Json | undefined => {
  if (source === undefined || source === '') return undefined;
  if (source === 'text') return { text: said ?? '' };
  const scale = isObject(before) && before.scale !== undefined ? { scale: before.scale } : {};
  if (source === 'formula') return { formula: parsed(said ?? ''), ...scale };
  const cut = source.indexOf(' ');
  return { [source.slice(0, cut)]: source.slice(cut + 1) };
};
