import { expect, it } from 'vitest';
import { compile, parseJsonLogic, type Scope } from '../../expressions/index.ts';
import { detailScope, headerScope, recordScope } from '../../runtime/model/formulas/recordScope.ts';

/** Value of a field in a program and in the scope itself; both must agree. */
function read(scope: Scope, name: string): unknown {
  const tree = parseJsonLogic({ var: name });
  if (!tree.ok) throw new Error(tree.error.message);
  const result = compile(tree.value).run(scope);
  expect(scope.read(name) ?? null).toEqual(result.ok ? result.value : result.error.code);
  return result.ok ? result.value : result.error.code;
}

it('a record, a header and a detail row are read by their own fields only', () => {
  const scopes = [
    recordScope({ A: 1 }),
    headerScope({ main: { A: 1 }, details: { Lines: [{ Qty: 2 }] } }),
    detailScope({ A: 1 }, { B: 2 }),
  ];
  for (const scope of scopes) {
    expect(read(scope, 'A')).toBe(1);
    for (const name of ['constructor', 'toString', '__proto__', 'B'])
      expect(read(scope, name), name).toBe(null);
    // Only names can be read: JSONata's `$` finds no whole record.
    expect(scope.whole).toBeUndefined();
  }
});

it('a header reads the rows of its details where it has no value of that name', () => {
  const details = { Lines: [{ Qty: 2 }] };
  expect(read(headerScope({ main: {}, details }), 'Lines')).toEqual([{ Qty: 2 }]);
  expect(read(headerScope({ main: { Lines: null }, details }), 'Lines')).toEqual([{ Qty: 2 }]);
  expect(read(headerScope({ main: { Lines: 'own' }, details }), 'Lines')).toBe('own');
});

it('a detail row reads its header as $main, also when the row brings a field of that name', () => {
  expect(read(detailScope({ A: 1 }, { B: 2 }), '$main')).toEqual({ B: 2 });
  const posted = detailScope({ A: 1, $main: { B: 999 } }, { B: 2 });
  expect(read(posted, '$main')).toEqual({ B: 2 });
  expect(read(posted, 'A')).toBe(1);
});
