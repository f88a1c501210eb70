import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';
import { superLinear } from './superLinear.ts';

const product = sourceFiles.filter((file) => !/^(tests|bench|docs)\//.test(file.path));

/** Regular expressions that may take more than linear time, with the bound of their text. */
const boundedTexts: Readonly<Record<string, string>> = {
  'expressions/excel/values/dateFromText.ts': 'LONGEST, 60 characters, before any expression',
  'server-mock/files/partHead.ts': 'uploadLimits.head, 16 KB, and what is not closed ends at the last quote',
};

/** Files that build regular expressions at run time, with their parts. */
const builtExpressions: Readonly<Record<string, string>> = {
  'expressions/excel/values/dateFromText.ts': 'constants; the text has at most 60 characters',
  'renderers/richText/cleanRichText.ts': 'the constant names of allowed schemes',
  'runtime/model/check/shape.ts': 'patterns of our own meta schemas, checked below as `pattern`',
  'runtime/model/fields/types/datedText.ts': 'an escaped format whose tokens are counted digits',
  'runtime/model/check/jsonSchema/patterns.ts':
    'compiled only; those it accepts have no nested repetition, so running them is linear',
  'server-mock/sqlParameters/parameterTypes.ts': 'constants with counted digits, anchored',
  'server-mock/sqlParameters/placeholders.ts': 'constants; `limits.text` bounds the text',
};

/** Files that call `normalize`, with the bound of their text. It is quadratic in Unicode marks. */
const normalized: Readonly<Record<string, string>> = {
  'runtime/model/record/clipboard/spellingsOf.ts': '4,000 characters',
  'runtime/model/schema/displayName.ts': 'longestRead, 800 characters',
  'server-mock/access/password.ts': 'passwords are bounded where they are read',
};

interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface Found {
  readonly expressions: readonly Expression[];
  readonly builders: readonly string[];
  readonly normalizers: readonly string[];
}

/** Regular expressions of a file: literals, and strings under `pattern` in a JSON Schema. */
function look({ path, text }: Pick<SourceFile, 'path' | 'text'>): Found {
  const expressions: Expression[] = [];
  const builders: string[] = [];
  const normalizers: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      expressions.push({ file: path, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'pattern' &&
      ts.isStringLiteralLike(node.initializer)
    )
      expressions.push({ file: path, source: node.initializer.text, flags: 'u' });
    if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const called = node.expression.getText();
      if (called === 'RegExp') builders.push(path);
      if (called.endsWith('.normalize')) normalizers.push(path);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return { expressions, builders, normalizers };
}

/** Parses only files that may contain one. */
const found = product.filter((file) => /\/[^/\n]+\/|RegExp|pattern|\.normalize\(/.test(file.text)).map(look);

const names = (record: Readonly<Record<string, string>>): readonly string[] => Object.keys(record).sort();

describe('time of regular expressions', () => {
  it('has seen the product', () => {
    expect(found.flatMap(({ expressions }) => expressions).length).toBeGreaterThan(250);
  });

  it('is linear in the text for every literal', () => {
    const slow = found
      .flatMap(({ expressions }) => expressions)
      .filter(({ file }) => !Object.hasOwn(boundedTexts, file))
      .flatMap(({ file, source, flags }) =>
        superLinear(source, flags).map((why) => `${file}: /${source}/${flags}: ${why}`),
      );
    expect(slow).toEqual([]);
  });

  it('is known where an expression is built at run time or text is normalized', () => {
    expect([...new Set(found.flatMap(({ builders }) => builders))].sort()).toEqual(names(builtExpressions));
    expect([...new Set(found.flatMap(({ normalizers }) => normalizers))].sort()).toEqual(names(normalized));
  });

  it.each([
    ['\\s+$', ''],
    ['(?:a+)+b', ''],
    ['\\s*\\n\\s*', 'g'],
    ['<!doctype[^>]*>', 'i'],
    ['(<img\\b[^>]*?\\ssrc=")', 'gi'],
    ['tables\\/.+\\.json$', ''],
  ])('refuses /%s/%s', (source, flags) => {
    expect(superLinear(source, flags)).not.toEqual([]);
  });

  it.each([
    ['^\\s*x', ''],
    ['"[^"]*"', 'g'],
    ['<[^<>]*>', 'g'],
    ['\\?.*', ''],
  ])('takes /%s/%s', (source, flags) => {
    expect(superLinear(source, flags)).toEqual([]);
  });
});
