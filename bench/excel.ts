import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from './measure.ts';
import { suiteOf } from './Suite.ts';

interface Measured {
  /** Milliseconds of CPU, of all threads. */
  readonly cpu: number;
  /** Peak memory in megabytes above the memory before the work. */
  readonly memory: number;
  readonly answer: unknown;
}

interface Size {
  readonly rows: number;
  /** Rows of a document that a template is filled with. */
  readonly filled: number;
  readonly rounds: number;
}

const program = fileURLToPath(new URL('./excelChild.js', import.meta.url));

const run = promisify(execFile);

const measure = async (mode: string, rows: number, file = ''): Promise<Measured> => {
  const { stdout } = await run(process.execPath, [program, mode, String(rows), file], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured; // printed by excelChild.ts
};

/**
 * `npm run bench -- excel`: export and import of 100,000 x 20 in child processes, beside minimal hand-written
 * code.
 */
export const excelSuite = suiteOf<Size>({
  title: 'workbooks of 20 columns, child processes',
  full: { rows: 100_000, filled: 1_000, rounds: 3 },
  tiny: { rows: 20, filled: 20, rounds: 1 },
  async measure({ rows, filled, rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'jig-excel-'));
    const file = join(folder, 'bench.xlsx');
    try {
      await measure('export', rows, file);
      const results: Record<string, Measured[]> = { export: [], exportHand: [], import: [], importHand: [] };
      const fills: Record<string, Measured[]> = { plain: [], template: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const [mode, all] of Object.entries(results))
          all.push(await measure(mode, rows, mode.startsWith('import') ? file : ''));
        for (const [mode, all] of Object.entries(fills)) all.push(await measure(mode, filled));
      }
      const { import: imports = [], importHand = [] } = results;
      const [ours, hand] = [imports[0]?.answer, importHand[0]?.answer].map((answer) =>
        JSON.stringify(answer),
      );
      if (ours !== hand || ours !== JSON.stringify({ rows, issues: 0 }))
        throw new Error(`bench: ours read ${ours}, by hand ${hand}`);
      const cpu = (mode: string): number =>
        median((results[mode] ?? fills[mode] ?? []).map((one) => one.cpu));
      const memory = (mode: string): number => Math.max(...(results[mode] ?? []).map((one) => one.memory));
      return [
        {
          what: `export of ${rows.toLocaleString('en')} rows: CPU, Jig / by hand (${cpu('exportHand').toFixed(0)} ms)`,
          value: cpu('export') / cpu('exportHand'),
          unit: 'x',
          limit: 3.3,
        },
        { what: 'export: peak memory over idle', value: memory('export'), unit: 'MB', limit: 150 },
        {
          what: `import, parse and validate: CPU, Jig / by hand (${cpu('importHand').toFixed(0)} ms)`,
          value: cpu('import') / cpu('importHand'),
          unit: 'x',
          limit: 3.5,
        },
        { what: 'import: peak memory over idle', value: memory('import'), unit: 'MB', limit: 250 },
        {
          what: `template of ${filled.toLocaleString('en')} styled rows, ten times: CPU, filled / plain export (${cpu('plain').toFixed(0)} ms)`,
          value: cpu('template') / cpu('plain'),
          unit: 'x',
          limit: 3,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
