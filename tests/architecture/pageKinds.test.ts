import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** A page's kind beside a name in quotes. */
const compared = /\.page\s*[!=]==?\s*['"]/;

const product = /^(runtime|renderers|server-mock|designer)\//;

/** The guard lets a user whose password must change reach the page of the password, and no other. */
const allowed = 'runtime/host/guard.ts';

test('what is true of a kind of page is said by the kind: code compares no kind with a name', () => {
  const found = sourceFiles.filter(
    ({ path, text }) => product.test(path) && path !== allowed && compared.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
