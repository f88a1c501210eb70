import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowFiles } from '../../scripts/demoRows/rowFiles.ts';
import { rowLines } from '../../scripts/demoRows/rowLines.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const product = sourceFiles.filter((file) => !/^(tests|bench|scripts)\//.test(file.path));
const lines = (text: string): number => text.split('\n').length - 1;

/** Files over 300 lines, each with its reason. */
const longFiles: Readonly<Record<string, string>> = {};

function tracked(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '');
}

describe('style', () => {
  it('keeps files small: none over 300 lines without a reason, half of them under 80', () => {
    const sizes = product.map((file) => lines(file.text)).sort((a, b) => a - b);
    expect(
      product.filter((file) => lines(file.text) > 300 && !longFiles[file.path]).map((file) => file.path),
    ).toEqual([]);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(80);
  });

  it('writes demo rows one a line, as `npm run format` does', () => {
    expect(rowFiles().flatMap(({ path, text }) => (rowLines(text) === text ? [] : [path]))).toEqual([]);
  });

  it('generates no code: no eval, no Function constructor, no vm, no with', () => {
    const generated = /\bnew Function\b|(?<![.\w])eval\(|node:vm|from ['"]vm['"]|\bwith \(/;
    expect(product.filter((file) => generated.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  it('has no utils, helpers, common or manager', () => {
    const vague = /(^|\/)(utils?|helpers?|common|managers?)(\/|\.tsx?$)/i;
    expect(sourceFiles.filter((file) => vague.test(file.path)).map((file) => file.path)).toEqual([]);
  });

  it('writes no screen as text: nothing in the renderers speaks Chinese outside the message catalogue', () => {
    const chinese = /['"`>][^'"`<\n]*[\u4e00-\u9fff]/;
    // Texts of a capability stand beside its code, and are read by the test of the catalogue.
    const catalogue = /^(?:renderers|runtime\/store)\/\w+\/\w+Messages\.ts$/;
    const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const speaking = product
      .filter(
        (file) =>
          /^(renderers|runtime\/(host|store|data))\//.test(file.path) &&
          !catalogue.test(file.path) &&
          chinese.test(withoutComments(file.text)),
      )
      .map((file) => file.path);
    expect(speaking).toEqual([]);
  });

  it('loads late components through lazyPiece and reloads through reloadPage: both keep what is unsaved', () => {
    const lazyUse = /import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/;
    const leaving = /\blocation\s*\.\s*(?:reload|assign|replace)\s*\(|\blocation(?:\.href)?\s*=[^=]/;
    const using = (pattern: RegExp) =>
      product
        .filter(
          ({ path, text }) =>
            /^(main\.tsx|runtime|renderers|designer|plugins)/.test(path) && pattern.test(text),
        )
        .map(({ path }) => path);
    expect(using(lazyUse)).toEqual(['runtime/host/lazyPiece.tsx']);
    // Another tab leaves nothing.
    expect(using(leaving)).toEqual(['runtime/host/openTab.ts', 'runtime/host/reloadPage.ts']);
  });

  it('draws 确定 before 取消 in every foot', () => {
    const yes = /t\('(?:list|shell)\.ok'\)|<WaitingButton primary/;
    const wrong = product.filter(({ path, text }) => {
      const no = /\{t\('(?:list|shell)\.cancel'\)\}/.exec(text)?.index;
      return path.endsWith('.tsx') && no !== undefined && text.slice(no).search(yes) >= 0;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('names no machine path and no registry host, and the lock file records no download address', () => {
    const paths = /(^|[\s"'=(])\/(work|farm|root|home\/[a-z]+)\//m;
    const named = tracked()
      .filter(
        (path) => /\.(ts|tsx|mjs|json|md|css|html|yml|yaml)$/.test(path) && path !== 'package-lock.json',
      )
      .filter((path) => paths.test(readFileSync(join(root, path), 'utf8')));
    expect(named.filter((path) => path !== 'tests/architecture/style.test.ts')).toEqual([]);
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
  });
});
