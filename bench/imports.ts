import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { BenchWindows } from './BenchWindows.ts';
import { chosen, type DatabaseName } from './databases.ts';
import type { Figure } from './measure.ts';
import { startProduct } from './product.ts';
import { suiteOf } from './Suite.ts';
import { p95, page, post, type SignedUser, signIn } from './signedUser.ts';

interface Size {
  /** Rows of the workbook. */
  readonly rows: number;
  /** Pages that another user requests before the import, one after the other; first those that warm up. */
  readonly calm: number;
  readonly warmUp: number;
  readonly databases: readonly DatabaseName[];
}

/** Makes a workbook of customers with the columns of the product's own template. */
async function customers(user: SignedUser, count: number): Promise<Uint8Array> {
  const template = await post(user, '/api/Customer/DownloadTemplate', {});
  const { sheets } = await readXlsx(new Uint8Array(await template.arrayBuffer()));
  const columns = (sheets[0]?.rows[0] ?? []).map(String);
  const rows = Array.from({ length: count }, (_, index) => {
    const one: Readonly<Record<string, string | number>> = {
      客户名称: `常州精密机械${index}厂`,
      客户类型: index % 3 === 0 ? '经销商' : '直销客户',
      联系电话: 13_800_000_000 + index,
      详细地址: `新北区通江大道${index}号`,
    };
    return columns.map((column) => one[column] ?? null);
  });
  return new Uint8Array(await writeXlsx({ sheets: [{ name: '客户', rows: [columns, ...rows] }] }));
}

async function send(user: SignedUser, bytes: Uint8Array): Promise<void> {
  const form = new FormData();
  form.append('fileInput', new File([new Uint8Array(bytes)], '客户.xlsx'));
  const headers = { authorization: `Bearer ${user.token}` };
  const response = await fetch(`${user.base}/api/Customer/Import`, { method: 'POST', headers, body: form });
  const answer = (await response.json()) as { status: boolean; message: string };
  if (!answer.status) throw new Error(`bench: the import was refused: ${answer.message}`);
}

async function measured(
  base: string,
  name: DatabaseName,
  { rows, calm, warmUp }: Size,
): Promise<readonly Figure[]> {
  const [clerk, other] = await Promise.all([signIn(base, 'sales'), signIn(base, 'manager')]);
  const file = await customers(clerk, rows);
  // The first pages warm up the process and the database.
  for (let at = 0; at < warmUp; at += 1) await page(other);
  const before: number[] = [];
  for (let at = 0; at < calm; at += 1) before.push(await page(other));
  const meanwhile: number[] = [];
  let isOver = false;
  const start = performance.now();
  const importing = send(clerk, file).finally(() => {
    isOver = true;
  });
  while (!isOver) meanwhile.push(await page(other));
  await importing;
  const seconds = (performance.now() - start) / 1000;
  const what = `${name}: Page p95 of another user meanwhile (${p95(meanwhile).toFixed(0)} ms, ${meanwhile.length} pages) / before (${p95(before).toFixed(0)} ms)`;
  return [
    { what: `${name}: import of ${rows.toLocaleString('en')} customers`, value: seconds, unit: 's' },
    {
      what,
      value: p95(meanwhile) / p95(before),
      unit: 'x',
      limit,
    },
  ];
}

/** How much longer pages of others may take beside an import. */
const limit = 1.5;

const worlds = {
  PGlite: async (size: Size, windows: BenchWindows) =>
    measured((await windows.product()).base, 'PGlite', size),
  async PostgreSQL(size: Size, { companies }: BenchWindows) {
    const { environment } = await companies.copy('normal');
    const product = await startProduct(environment.DATA_DIR, environment);
    try {
      return await measured(product.base, 'PostgreSQL', size);
    } finally {
      await product.stop();
    }
  },
} as const;

/** `npm run bench -- import`: effect of an import on other users. */
export const importSuite = suiteOf<Size>({
  title: 'import beside other users',
  full: { rows: 20_000, calm: 200, warmUp: 50, databases: ['PostgreSQL', 'PGlite'] },
  tiny: { rows: 5, calm: 1, warmUp: 0, databases: ['PGlite'] },
  async measure(size, windows) {
    const figures: Figure[] = [];
    for (const name of chosen(size.databases)) figures.push(...(await worlds[name](size, windows)));
    return figures;
  },
});
