import { type Figure, median } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { openFixture, type ServerFixture } from './server.fixture.ts';

interface Size {
  readonly rows: number;
  /** A page of a filter that a tenth of the rows fulfil, far from the first one. */
  readonly farPage: number;
  readonly rounds: number;
  readonly warmUp: number;
}

interface PageAnswer {
  readonly total: number;
  readonly rows: readonly object[];
}

/** Makes one Page call through the application and reads the whole answer. */
async function page(
  { app, authorization }: ServerFixture,
  wheres: readonly object[],
  more: object,
): Promise<PageAnswer> {
  const response = await app.fetch(
    new Request('http://bench/api/Bench_Order/Page', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({
        page: 1,
        rows: 30,
        sort: 'OrderDate',
        order: 'desc',
        wheres: JSON.stringify(wheres),
        ...more,
      }),
    }),
  );
  const answer = (await response.json()) as PageAnswer;
  if (answer.rows?.length !== 30) throw new Error(`bench: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

const isCount = ({ sql }: { readonly sql: string }): boolean => /\bcount\s*\(/i.test(sql);
const one = [{ name: 'Status', value: 3, displayType: 'equal' }];

/** Compares a warm page with the statement it sends; both take turns. */
async function pageFigure(fixture: ServerFixture, number: number, { rounds, warmUp }: Size): Promise<Figure> {
  await page(fixture, one, { page: number });
  fixture.take();
  await page(fixture, one, { page: number });
  const select = fixture.take().find(({ sql }) => sql.includes('"Bench_Order"'));
  if (select === undefined || isCount(select))
    throw new Error('bench: a warm page did not select its rows alone');
  const pages: number[] = [];
  const selects: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const direct = await timed(() => fixture.database.query(select.sql, select.params));
    const whole = await timed(() => page(fixture, one, { page: number }));
    if (round < warmUp) continue;
    selects.push(direct);
    pages.push(whole);
  }
  return {
    what: `page ${number}: Page call / the same SELECT (${median(selects).toFixed(2)} ms)`,
    value: median(pages) / median(selects),
    unit: 'x',
    limit: 3,
  };
}

/** Number of count queries while paging and sorting one filter. Must be one. */
async function countsAsked(fixture: ServerFixture, { farPage }: Size): Promise<Figure> {
  const filter = [{ name: 'Status', value: 4, displayType: 'equal' }];
  fixture.take();
  for (const more of [
    {},
    { page: 2 },
    { page: farPage },
    { order: 'asc' },
    { sort: 'Status' },
    { rows: 30, sort: 'OrderDate', order: 'asc', page: 7 },
  ])
    await page(fixture, filter, more);
  return {
    what: 'counts asked by six pages and sorts of one filter',
    value: fixture.take().filter(isCount).length,
    unit: '',
    limit: 1,
  };
}

/** The slowest health answer while a third of the rows are counted. */
async function health(fixture: ServerFixture, { rows }: Size): Promise<readonly Figure[]> {
  const filter = [{ name: 'Number0', value: 1, displayType: 'equal' }];
  let running = true;
  const count = timed(async () => {
    await page(fixture, filter, {});
    running = false;
  });
  let slowest = 0;
  let asked = 0;
  while (running) {
    slowest = Math.max(slowest, await timed(() => fixture.app.fetch(new Request('http://bench/healthz'))));
    asked += 1;
    await new Promise((done) => setTimeout(done, 1));
  }
  return [
    {
      what: `slowest of ${asked} /healthz answers during a page with a count of ${Math.floor(rows / 3).toLocaleString('en')} rows`,
      value: slowest,
      unit: 'ms',
    },
    { what: 'that page (first of its filter, not indexed)', value: await count, unit: 'ms' },
  ];
}

/**
 * `npm run bench -- server`: Page over a million rows on PGlite, through the application and beside its own
 * SELECT.
 */
export const serverSuite = suiteOf<Size>({
  title: 'server: rows of 20 columns on PGlite',
  full: { rows: 1_000_000, farPage: 100, rounds: 40, warmUp: 8 },
  tiny: { rows: 3_000, farPage: 8, rounds: 1, warmUp: 0 },
  async measure(size) {
    const fixture = await openFixture(size.rows);
    try {
      const figures: Figure[] = [
        { what: `${size.rows.toLocaleString('en')} rows filled in`, value: fixture.filled / 1000, unit: 's' },
      ];
      const cold = await timed(() => page(fixture, one, {}));
      figures.push(await pageFigure(fixture, 1, size), await pageFigure(fixture, size.farPage, size));
      figures.push({
        what: 'first page of a filter, its count (a tenth of the rows) included',
        value: cold,
        unit: 'ms',
      });
      const all = await timed(() => page(fixture, [], {}));
      figures.push({ what: 'first page of the whole table, its count included', value: all, unit: 'ms' });
      const again = await timed(() => page(fixture, [], { page: 2 }));
      figures.push({ what: 'its second page', value: again, unit: 'ms' });
      figures.push(await countsAsked(fixture, size), ...(await health(fixture, size)));
      return figures;
    } finally {
      await fixture.close();
    }
  },
});
