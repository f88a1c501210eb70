import { isObject } from '../schema/Json.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { storedTables, viewsOf } from '../schema/viewsOf.ts';
import { otherTextShapes, type TextShape, textShapes } from './textShapes.ts';

/** A text for people in a schema, and where it stands. */
interface SchemaText {
  readonly text: string;
  /** The schema that holds it. */
  readonly owner: object;
  /** Properties and indexes from the owner to the text. */
  readonly steps: readonly (string | number)[];
}

function* textsIn(
  value: unknown,
  shape: TextShape,
  owner: object,
  steps: SchemaText['steps'],
): Iterable<SchemaText> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* textsIn(one, shape, owner, [...steps, index]);
  } else if (shape === 'text') {
    if (typeof value === 'string' && value !== '') yield { text: value, owner, steps };
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(shape))
      if (Object.hasOwn(value, name)) yield* textsIn(value[name], inner, owner, [...steps, name]);
  }
}

/** Every text for people in the schemas, in schema order. */
export const textsOf = (bundle: SchemaBundle): readonly SchemaText[] => {
  const of = (schemas: Iterable<object>, shape: TextShape): readonly SchemaText[] =>
    [...schemas].flatMap((one) => [...textsIn(one, shape, one, [])]);
  return [
    ...of(storedTables(bundle.tables).values(), textShapes.table),
    ...of(viewsOf(bundle).values(), textShapes.view),
    ...of(bundle.mixins.values(), textShapes.mixin),
    ...of(bundle.dictionaries.values(), textShapes.dictionary),
    ...of(bundle.pages, textShapes.page),
    ...of([bundle.menus], textShapes.menu),
    ...Object.entries(otherTextShapes).flatMap(([kind, shape]) =>
      of(bundle.others?.get(kind)?.values() ?? [], shape),
    ),
    ...of(bundle.app ? [bundle.app] : [], textShapes.app),
  ];
};
