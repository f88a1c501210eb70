import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Comments of a file. The scanner skips strings and regular expressions that contain slashes. */
const commentsOf = (path: string, text: string): readonly string[] => {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard,
    text,
  );
  const found: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia)
      found.push(scanner.getTokenText());
  return found;
};

/** Documents that are not in the repository. */
const elsewhere =
  /\bspecification \d|\bfamily facts\b|\bissue \d|\bcontract section|\bdesign (?:card|section)|\bstack\.md/i;

describe('comments', () => {
  it('state the fact instead of citing a document that is not in the repository', () => {
    const citing = sourceFiles.flatMap(({ path, text }) =>
      commentsOf(path, text)
        .filter((comment) => elsewhere.test(comment))
        .map((comment) => `${path}: ${elsewhere.exec(comment)?.[0]}`),
    );
    expect(citing).toEqual([]);
  });
});
