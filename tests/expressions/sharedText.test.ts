import { expect, it } from 'vitest';
import { compile, scopeOf } from '../../expressions/index.ts';
import { jsonata } from '../../expressions/jsonata/index.ts';

it('a long text that many items of a result share is counted once for each: the result can be sent', () => {
  const tree = jsonata.parse('($t := $pad("x", 1000000); [1..1000].($t))');
  if (!tree.ok) throw new Error(tree.error.message);
  const result = compile(tree.value, { languages: [jsonata] }).run(scopeOf({}));
  expect(result).toMatchObject({ ok: false, error: { code: 'limit-memory' } });
});
