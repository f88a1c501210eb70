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

/** Pronouns that hide who acts: the user, the approver, the caller. Names of the code stand in backticks. */
const vague = /\b(?:he|his|him|nobody|somebody|whoever|thereof)\b/i;
const withoutCode = (comment: string): string => comment.replaceAll(/`[^`\n]*`/g, '');

describe('comments', () => {
  it('name who acts: the user, the approver, the caller', () => {
    const unnamed = sourceFiles.flatMap(({ path, text }) =>
      commentsOf(path, text)
        .filter((comment) => vague.test(withoutCode(comment)))
        .map((comment) => `${path}: ${vague.exec(withoutCode(comment))?.[0]}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('state the fact instead of citing a document that is not in the repository', () => {
    const citing = sourceFiles.flatMap(({ path, text }) =>
      commentsOf(path, text)
        .filter((comment) => elsewhere.test(comment))
        .map((comment) => `${path}: ${elsewhere.exec(comment)?.[0]}`),
    );
    expect(citing).toEqual([]);
  });
});
