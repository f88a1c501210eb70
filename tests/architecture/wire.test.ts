import { describe, expect, it } from 'vitest';
import { publicRoute, type Route } from '../../server-mock/http/Route.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Number of paths still written outside `runtime/wire/`, by file. Numbers may only decrease. */
const left: Readonly<Record<string, number>> = {
  'runtime/data/Http.ts': 1,
  'runtime/data/HttpDataSource.ts': 19,
  'runtime/data/httpConsequences.ts': 1,
  'runtime/data/httpDocumentCalls.ts': 4,
  'runtime/data/httpEvents.ts': 1,
  'runtime/data/httpFileSource.ts': 1,
  'runtime/data/httpFlowCalls.ts': 1,
  'runtime/data/httpFlowDesign.ts': 2,
  'runtime/data/httpForecast.ts': 1,
  'runtime/data/httpInboxCalls.ts': 2,
  'runtime/data/httpRehearsal.ts': 1,
  'runtime/data/httpSteps.ts': 1,
  'runtime/data/httpWorkbookCalls.ts': 4,
  'runtime/store/upload/sendPictures.ts': 1,
  'runtime/store/upload/uploadUrl.ts': 1,
  'server-mock/operations/importing/importTable.ts': 1,
  'server-mock/process/app.ts': 1,
  'server-mock/routes/approval.ts': 25,
  'server-mock/routes/columns.ts': 8,
  'server-mock/routes/dictionary.ts': 6,
  'server-mock/routes/extension.ts': 4,
  'server-mock/routes/files.ts': 2,
  'server-mock/routes/formDesign.ts': 4,
  'server-mock/routes/formDesignUser.ts': 7,
  'server-mock/routes/jig.ts': 8,
  'server-mock/routes/permission.ts': 6,
  'server-mock/routes/user.ts': 6,
  'server-mock/routes/workbooks.ts': 6,
};

const shipped = ['runtime/', 'renderers/', 'designer/', 'server-mock/', 'plugins/'];
const files = sourceFiles.filter(
  ({ path }) => shipped.some((room) => path.startsWith(room)) && !path.startsWith('runtime/wire/'),
);

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

const pathsIn = (text: string): number =>
  text
    .split('\n')
    .filter((line) => !isComment(line))
    .reduce((count, line) => count + [...line.matchAll(/['"`]\/?api\//g)].length, 0);

/** Code that decodes query texts, or reads them undecoded. */
const decodes =
  /(?:JSON\.parse|parseJson)\([^)\n]{0,80}\b(?:wheres|filters|multiples)\b|\bbody\.(?:wheres|filters?|multiples)\b/;

describe('one wire', () => {
  it('paths are written in runtime/wire only, but for a list that shrinks', () => {
    const found = files.flatMap(({ path, text }) => {
      const count = pathsIn(text);
      return count === 0 ? [] : [[path, count] as const];
    });
    expect(Object.fromEntries(found)).toEqual(left);
  });

  it('the texts of a query are decoded in runtime/wire only', () => {
    expect(files.filter(({ text }) => decodes.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('notices a path and a decoded text', () => {
    expect(pathsIn("const path = '/api/user/login';\n/** `/api/user/login` */")).toBe(1);
    expect(pathsIn("http.plain('api/user/login')")).toBe(1);
    expect(decodes.test('JSON.parse(String(sent.wheres))')).toBe(true);
    expect(decodes.test('decode(body.filters)')).toBe(true);
  });

  it('a route says who may call it', () => {
    const { method, path, run } = publicRoute('GET', '/api/x', async () => ({ status: 200, body: null }));
    // @ts-expect-error A route needs `access`.
    const route: Route = { method, path, run };
    expect(route.path).toBe('/api/x');
  });
});
