import { readFileSync, writeFileSync } from 'node:fs';
import usage from '../../scripts/usage.json' with { type: 'json' };
import type { Costs } from './Costs.ts';
import type { Plants } from './Plant.ts';
import { scaleTables, withTables } from './tables.ts';

const costsFile = new URL('./costs.json', import.meta.url);
const page = new URL('../../docs/scale.md', import.meta.url);
const [option, ...rest] = process.argv.slice(2);

if (rest.length > 0 || (option !== undefined && !['--measure', '--write'].includes(option))) {
  process.stderr.write(`${usage.usage.scale.join('\n')}\n`);
  process.exit(2);
}
if (option === '--measure') {
  const { measureCosts } = await import('./measure.ts');
  writeFileSync(costsFile, `${JSON.stringify(await measureCosts(), null, 2)}\n`);
}
const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
const tables = scaleTables(
  read(costsFile) as Costs,
  read(new URL('./plants.json', import.meta.url)) as Plants,
);
if (option === '--write') writeFileSync(page, withTables(readFileSync(page, 'utf8'), tables));
else process.stdout.write(`${Object.values(tables).join('\n\n')}\n`);
