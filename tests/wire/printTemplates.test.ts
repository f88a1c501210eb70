import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Amount, sum } from '../../expressions/index.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { numberFieldOf } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { blockKindOf } from '../../runtime/model/print/blocks/blockKinds.ts';
import { type PrintBlock, type PrintSchema, printsOf } from '../../runtime/model/schema/PrintSchema.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import cases from './cases/printTemplates.json' with { type: 'json' };
import { openDemoApp } from './demoApp.ts';
import { readPdf } from './readPdf.ts';
import { shipped } from './shipped.ts';
import { query, type TestApp } from './testApp.ts';

interface TemplateCase {
  readonly template: string;
  /** Who prints it. */
  readonly user: string;
  /** The documents it is tried with. */
  readonly where?: Readonly<Record<string, string>>;
  readonly size: string;
  /** Words in both languages. */
  readonly zh: string;
  readonly en: string;
  /** The middle of those words, in millimetres from the left edge. */
  readonly middle?: number;
  /** Where the text of a field begins. */
  readonly left?: { readonly field: string; readonly x: number };
  /** How many labels: one, one a row, or the sum of a field of the rows. */
  readonly labels?: string;
  /** The document has an approval record. */
  readonly approved?: boolean;
}

const templates = printsOf(shipped.bundle);
const templateOf = (name: string): PrintSchema => {
  const found = templates.get(name);
  if (found === undefined) throw new Error(`no template ${name}`);
  return found;
};

interface RowsBlock extends PrintBlock {
  readonly detail: string;
  readonly columns: readonly {
    readonly value: { readonly field?: string };
    readonly sum?: boolean;
    readonly title?: string;
  }[];
}

const rowsOf = ({ body }: PrintSchema): readonly RowsBlock[] =>
  body.filter(({ kind }) => kind === 'rows') as unknown as readonly RowsBlock[];

const chinese = /[\u4e00-\u9fff]{2}/;

/** Texts and titles that a template says itself. */
const saidBy = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(saidBy);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    (name === 'text' || name === 'title') && typeof part === 'string' ? [part] : saidBy(part),
  );
};

describe('the print templates of the demo company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openDemoApp(dailyKind);
  }, 180_000);
  afterAll(() => app.close());

  const tableOf = (name: string): ResolvedTable => {
    const found = app.context.catalog.document(name)?.main ?? app.context.catalog.table(name);
    if (found === undefined) throw new Error(`no table ${name}`);
    return found;
  };
  const detailRows = async (table: string, detail: string, key: Cell): Promise<readonly Row[]> => {
    const { foreignKey } =
      tableOf(table).details.find((one) => one.table === detail) ?? expect.fail(`no detail ${detail}`);
    const { rows } = await app.context.db.query(`select * from "${detail}" where "${foreignKey}" = $1`, [
      key,
    ]);
    return rows as readonly Row[];
  };
  const textOf = (table: string, field: string, value: Cell | Amount): string => {
    const found = tableOf(table).byName.get(field) ?? expect.fail(`no field ${table}.${field}`);
    return found.kind.format(value as Cell, found, 'zh');
  };

  /** Prints the first document that the template does not exclude and whose rows it prints. */
  const printed = async (
    { template: name, user, where = {}, approved = false }: TemplateCase,
    locale: 'zh' | 'en',
  ) => {
    const template = templateOf(name);
    const { key: keyField } = tableOf(template.table);
    const wheres = Object.entries(where).map(([field, value]) => ({
      name: field,
      value,
      displayType: 'select',
    }));
    if (approved) wheres.push({ name: 'AuditStatus', value: '1', displayType: 'select' });
    const { body } = await app.post(user, `/api/${template.table}/Page`, query(wheres, { rows: 60 }));
    expect(body.rows.length, JSON.stringify(body).slice(0, 300)).toBeGreaterThan(0);
    for (const row of body.rows as readonly Row[]) {
      const key = row[keyField] ?? null;
      const details = [template.each?.detail, rowsOf(template)[0]?.detail].filter((one) => one !== undefined);
      const lines = await Promise.all(details.map((one) => detailRows(template.table, one, key)));
      if (lines.some((one) => one.length === 0)) continue;
      const answer = await app.raw(user, `/api/${template.table}/print`, {
        method: 'POST',
        body: JSON.stringify({ keys: [key], template: name, locale }),
        headers: { 'content-type': 'application/json' },
      });
      if (answer.headers.get('content-type') !== 'application/pdf') continue;
      const bytes = new Uint8Array(await answer.arrayBuffer());

      return { template, row, key, rows: lines[0] ?? [], size: bytes.length, ...(await readPdf(bytes)) };
    }
    return expect.fail(`${name} prints none of ${body.rows.length} documents`);
  };

  it('are all tried here', () => {
    expect(new Set(cases.map(({ template }) => template))).toEqual(new Set(templates.keys()));
  });

  describe.each(cases as readonly TemplateCase[])('$template, $zh', (one) => {
    it('has its texts, places, pages and sums in Chinese', async () => {
      const { template, row, rows, key, pages, sizes, words } = await printed(one, 'zh');
      const joined = words.join('').replaceAll(' ', '');
      expect(new Set(sizes)).toEqual(new Set([one.size]));
      expect(joined).toContain(one.zh);
      const number = numberFieldOf(tableOf(template.table))?.field;
      if (one.labels === undefined && number !== undefined) expect(joined).toContain(String(row[number]));
      // Numbers of pages are right, and there is a page for each label.
      const expected =
        one.labels === undefined
          ? 1
          : one.labels === 'one'
            ? 1
            : one.labels === 'rows'
              ? rows.length
              : rows.reduce((all, { [one.labels ?? '']: count }) => all + Number(count), 0);
      expect(pages).toHaveLength(expected);
      // Every row stands there, by its first field.
      for (const block of rowsOf(template)) {
        const isPlain = (name = ''): boolean => tableOf(block.detail).byName.get(name)?.dataKey === undefined;
        const names = block.columns.flatMap(({ value }) => value.field ?? []);
        const field = names.find((name) => isPlain(name)) ?? '';
        for (const line of await detailRows(template.table, block.detail, key))
          expect(joined).toContain(textOf(block.detail, field, line[field] ?? null).replaceAll(' ', ''));
        for (const { value, sum: isSummed = false } of block.columns)
          if (isSummed && value.field !== undefined) {
            const shape = tableOf(block.detail).byName.get(value.field);
            const measure = shape?.unitField ?? shape?.currencyField;
            const lines = await detailRows(template.table, block.detail, key);
            const measures = new Set(
              lines.map((line) => (measure === undefined || measure.startsWith('$') ? '' : line[measure])),
            );
            const total = sum(lines.map((line) => line[value.field ?? ''] as Amount | null));
            const written = textOf(block.detail, value.field, total);
            if (measures.size === 1) expect(words, value.field).toContain(written);
          }
      }
      if (one.middle !== undefined) {
        const words = [one.zh, [...one.zh].join(' ')];
        const title = pages[0]?.find(({ text }) => words.includes(text)) ?? expect.fail(`no ${one.zh}`);
        expect(Math.abs(title.x + title.width / 2 - one.middle)).toBeLessThan(0.3);
      }
      if (one.left !== undefined) {
        const from = template.each?.detail === undefined ? row : rows[0];
        const begun = String(from?.[one.left.field]);
        const text = pages.flat().find((found) => found.text.length > 1 && begun.startsWith(found.text));
        expect(Math.abs((text?.x ?? 0) - one.left.x)).toBeLessThan(0.3);
      }
      if (one.approved === true) expect(words).toContain('审批记录');
    });

    it('has its texts in English', async () => {
      const { template, rows, words } = await printed(one, 'en');
      const joined = words.join(' ');
      expect(joined).toContain(one.en);
      // Values of the document stay as they are; what the template and its fields say does not.
      const values = new Set(rows.flatMap((line) => Object.values(line)));
      for (const text of saidBy(template).filter((said) => chinese.test(said) && !values.has(said)))
        for (const line of text.split('\n')) expect(words).not.toContain(line);
      for (const block of rowsOf(template))
        for (const { value } of block.columns) {
          const title = tableOf(block.detail).byName.get(value.field ?? '')?.title ?? '';
          if (chinese.test(title)) expect(words).not.toContain(title);
        }
    });
  });

  it('print no price for a user who may not see prices', async () => {
    const { body } = await app.get('viewer', '/api/jig/session');
    expect(body.data ?? body).toBeDefined();
    for (const one of cases as readonly TemplateCase[]) {
      const template = templateOf(one.template);
      if (!template.table.startsWith('Ware_')) continue;
      const { words, rows, row } = await printed({ ...one, user: 'viewer' }, 'zh');
      const detail = rowsOf(template)[0]?.detail ?? template.each?.detail ?? '';
      const prices = [
        textOf(template.table, 'TotalAmount', row.TotalAmount ?? null),
        ...rows.flatMap((line) =>
          ['UnitPrice', 'Amount'].map((field) => textOf(detail, field, line[field] ?? null)),
        ),
      ].filter((text) => text.length > 4);
      for (const price of prices) expect(words, one.template).not.toContain(price);
    }
  });

  it('hold blocks of every kind but those that stand for lines and space', () => {
    const kinds = new Set<string>();
    const walk = (blocks: readonly PrintBlock[] = []): void => {
      for (const block of blocks) {
        kinds.add(block.kind);
        for (const [inner] of blockKindOf(block)?.inner?.(block) ?? []) walk([inner]);
      }
    };
    for (const { header, body, footer } of templates.values())
      for (const part of [header, body, footer]) walk(part);
    expect([...kinds].toSorted()).toEqual(
      ['approvals', 'code', 'columns', 'fields', 'frame', 'free', 'line', 'picture', 'rows'].concat([
        'signature',
        'space',
        'text',
        'watermark',
      ]),
    );
  });
});
