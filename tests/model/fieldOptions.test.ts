import { describe, expect, expectTypeOf, it } from 'vitest';
import { commonFieldOptions } from '../../runtime/model/fields/types/commonFieldOptions.ts';
import { builtInFieldTypes, fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type DeclaredKey = keyof typeof commonFieldOptions | KeysOf<(typeof builtInFieldTypes)[number]['options']>;

describe('options of kinds', () => {
  it('together with the common ones are exactly the properties of FieldSchema #E20 #E22', () => {
    expectTypeOf<DeclaredKey>().toEqualTypeOf<keyof FieldSchema>();
  });

  it('never repeat a common one', () => {
    const common = Object.keys(commonFieldOptions);
    const repeated = builtInFieldTypes.flatMap((type) =>
      Object.keys(type.options).filter((key) => common.includes(key)),
    );
    expect(repeated).toEqual([]);
  });

  it('are all described', () => {
    const options = [commonFieldOptions, ...builtInFieldTypes.map((type) => type.options)].flatMap(
      (literal) => Object.entries<{ readonly description?: string }>(literal),
    );
    expect(options.filter(([, schema]) => schema.description === undefined)).toEqual([]);
  });

  it('cover every default a kind gives', () => {
    const unknown = fieldTypeRegistry().all.flatMap((type) =>
      Object.keys(type.defaults)
        .filter((key) => !(key in commonFieldOptions) && !(key in type.options))
        .map((key) => `${type.name}.${key}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the registry', () => {
  it('holds the kinds of specification 1 section 2 and the edit types of specification 2 section 3 #F10', () => {
    const wanted =
      'label line text password textarea number switch radio checkbox select selectList treeSelect cascader autocomplete ' +
      'rate date datetime month time range editor img file excel mail decimal phone tag year';
    expect(wanted.split(' ').filter((name) => fieldTypeRegistry().get(name) === undefined)).toEqual([]);
  });

  it('lets a plugin add a kind or replace one', () => {
    const [first] = builtInFieldTypes;
    const registry = fieldTypeRegistry([
      { ...first, name: 'star' },
      { ...first, name: 'rate', empty: 0 },
    ]);
    expect([registry.get('star')?.name, registry.get('rate')?.empty]).toEqual(['star', 0]);
    expect(registry.all).toHaveLength(builtInFieldTypes.length + 1);
  });

  it('bound every number that is not the value of a field', () => {
    const values = new Set(['min', 'max']);
    const unbound = [{ name: 'common', options: commonFieldOptions }, ...builtInFieldTypes].flatMap(
      ({ name, options }) =>
        Object.entries(options as Readonly<Record<string, JsonObject>>)
          .filter(([, { type }]) =>
            [type].flat().every((one) => one === 'integer' || one === 'number' || one === 'null'),
          )
          .filter(([key, { type }]) => !(values.has(key) && type === 'number'))
          .filter(
            ([, shape]) =>
              shape.maximum === undefined || (shape.minimum ?? shape.exclusiveMinimum) === undefined,
          )
          .map(([key]) => `${name}.${key}`),
    );
    expect(unbound).toEqual([]);
  });
});
