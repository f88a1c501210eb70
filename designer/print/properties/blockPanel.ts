import { blockKindOf } from '../../../runtime/model/print/blocks/blockKinds.ts';
import { valueMeta } from '../../../runtime/model/print/blocks/blockParts.ts';
import { asList, isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PrintBlock } from '../../../runtime/model/schema/PrintSchema.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import type { PanelWorld } from './PanelWorld.ts';
import { readValue, sourceSchema, writeValue } from './valueChoice.ts';

/** Marks the property with the text or formula of the value of a name. */
const saidOf = (name: string): string => `${name}Said`;

/** Property with the position that an item of a list had when it was read. */
const readAt = 'readAt';

const holdsBlocks = (schema: Json | undefined): boolean =>
  isObject(schema) && schema.type === 'array' && isObject(schema.items) && '$ref' in schema.items;

const isList = (schema: Json | undefined): schema is JsonObject & { readonly items: JsonObject } =>
  isObject(schema) && schema.type === 'array' && isObject(schema.items) && isObject(schema.items.properties);

/** Names whose title depends on the kind of block. */
const titleKey = (kind: string, name: string): string =>
  name === 'columns' || name === 'items' ? `printDesign.of.${kind}.${name}` : `printDesign.of.${name}`;

interface Reading {
  readonly kind: string;
  readonly world: PanelWorld;
}

const choices: Readonly<Record<string, (world: PanelWorld) => JsonObject>> = {
  detail: ({ doc }) =>
    choiceSchema(doc.details.map(({ table }) => ({ key: table.table, value: table.cnName }))),
  field: ({ doc }) =>
    choiceSchema(
      doc.main.fields
        .filter(({ kind }) => kind.isPicture === true)
        .map(({ field, title }) => ({ key: field, value: title })),
    ),
};

const ownSchema = (name: string, schema: JsonObject, { world }: Reading): JsonObject => {
  const choice = choices[name]?.(world);
  if (choice !== undefined) return choice;
  if (!Array.isArray(schema.enum)) return schema;
  const titled = schema.enum.map(String).map((key) => ({
    key,
    value: world.t(`printDesign.choice.${key.replaceAll('-', '')}` as 'printDesign.choice.left'),
  }));
  return choiceSchema(titled);
};

/** A schema without what the panel says itself. Items keep where they were read, which no option is. */
const without = ({
  description: _description,
  additionalProperties: _additional,
  ...schema
}: JsonObject): JsonObject => schema;

const panelProperties = (properties: JsonObject, reading: Reading): JsonObject => {
  const { world, kind } = reading;
  // A property without a title in the messages shows the description of its schema.
  const title = (name: string, schema?: JsonObject): string => {
    const key = titleKey(kind, name);
    const said = world.t(key as 'printDesign.of.size');
    return said === key && typeof schema?.description === 'string' ? schema.description : said;
  };
  const made: [string, JsonObject][] = Object.entries(properties).flatMap(
    ([name, schema]): [string, JsonObject][] => {
      if (!isObject(schema) || holdsBlocks(schema)) return [];
      if (schema === valueMeta)
        return [
          [name, { ...sourceSchema(world), title: title(name) }],
          [
            saidOf(name),
            {
              type: 'string',
              maxLength: 2000,
              title: world.t('printDesign.of.said', { page: '{page}', pages: '{pages}' }),
            },
          ],
        ];
      if (isList(schema)) {
        const own = panelProperties(schema.items.properties as JsonObject, reading);
        const required = (asList(schema.items.required) ?? []).filter((one) => String(one) in own);
        const items = { ...without(schema.items), properties: own, required };
        return [[name, { ...without(schema), items, title: title(name) }]];
      }
      return [[name, { ...without(ownSchema(name, schema, reading)), title: title(name) }]];
    },
  );
  return Object.fromEntries(made);
};

/** JSON Schema of the panel of a block: the options of its kind, values as choices, without the blocks inside. */
export const blockSchema = (block: PrintBlock, world: PanelWorld): JsonObject => ({
  type: 'object',
  properties: panelProperties(blockKindOf(block)?.properties ?? {}, { kind: block.kind, world }),
});

const readPart = (properties: JsonObject, part: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]): [string, Json][] => {
      const value = part[name];
      if (holdsBlocks(schema)) return [];
      if (schema === valueMeta) {
        const { source, said } = readValue(value);
        return [
          ...(source === undefined ? [] : [[name, source] as [string, Json]]),
          ...(said === undefined ? [] : [[saidOf(name), said] as [string, Json]]),
        ];
      }
      if (isList(schema)) {
        const own = schema.items.properties as JsonObject;
        const all = asList(value) ?? [];
        return [
          [name, all.map((item, at) => ({ ...readPart(own, isObject(item) ? item : {}), [readAt]: at }))],
        ];
      }
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** A block as its panel shows it. */
export const readBlock = (block: PrintBlock): JsonObject =>
  readPart(blockKindOf(block)?.properties ?? {}, block as unknown as JsonObject);

/** What a required property begins with, so that what is half typed can be drawn. */
const fallback = (name: string, schema: Json | undefined): Json => {
  if (schema === valueMeta) return { text: '' };
  if (!isObject(schema)) return null;
  if (schema.type === 'number' || schema.type === 'integer') return name === 'x' || name === 'y' ? 0 : 10;
  return schema.type === 'array' ? [] : '';
};

const writePart = (
  { properties, required }: { readonly properties: JsonObject; readonly required: readonly string[] },
  data: JsonObject,
  before: JsonObject,
): JsonObject => {
  const written = Object.entries(properties).flatMap(([name, schema]): [string, Json][] => {
    const value = data[name];
    const old = before[name];
    if (holdsBlocks(schema)) return [[name, old ?? []]];
    if (schema === valueMeta) {
      const said = data[saidOf(name)];
      const chosen = {
        source: typeof value === 'string' ? value : undefined,
        said: typeof said === 'string' ? said : undefined,
      };
      const made = writeValue(chosen, old);
      return made === undefined ? [] : [[name, made]];
    }
    if (isList(schema)) {
      const own = {
        properties: schema.items.properties as JsonObject,
        required: Array.isArray(schema.items.required) ? schema.items.required.map(String) : [],
      };
      const olds = asList(old) ?? [];
      const all = asList(value) ?? [];
      return [
        [
          name,
          all.map((item) => {
            const given = isObject(item) ? item : {};
            const was = typeof given[readAt] === 'number' ? olds[given[readAt]] : undefined;
            return writePart(own, given, isObject(was) ? was : {});
          }),
        ],
      ];
    }
    return value === undefined || value === null || value === '' ? [] : [[name, value]];
  });
  const made = Object.fromEntries(written);
  const missing = required.filter((name) => made[name] === undefined);
  return {
    ...made,
    ...Object.fromEntries(missing.map((name) => [name, before[name] ?? fallback(name, properties[name])])),
  };
};

/** The block that its panel says after one property changed. */
export const writeBlock = (block: PrintBlock, name: string, value: Json | undefined): PrintBlock => {
  const { [name]: _before, ...others } = readBlock(block);
  const data = value === undefined ? others : { ...others, [name]: value };
  const { properties = {}, required = [] } = blockKindOf(block) ?? {};
  const { kind, when } = block;
  return {
    kind,
    ...(when !== undefined && { when }),
    ...writePart({ properties, required }, data, block as unknown as JsonObject),
  } as PrintBlock;
};
