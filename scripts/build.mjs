// npm run build: dist/client, dist/server, dist/fonts, dist/data. With --data only the prepared data directories.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './install.mjs';
import { lastBuild, schemasHash, sourcesHash } from './sources.mjs';
import { step } from './step.mjs';
import { usageOf } from './usage.mjs';

usageOf('build');
install();
const sources = sourcesHash();
const schemas = schemasHash();
const dist = join(root, 'dist');
const dataOnly = process.argv.includes('--data') && lastBuild()?.sources === sources;

async function buildClient() {
  await step('client', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  await step('licences', [
    'scripts/run.mjs',
    'scripts/sbom.ts',
    '--texts',
    join(dist, 'client', 'licenses.txt'),
  ]);
  await step('compress', ['scripts/compress.mjs', join(dist, 'client')]);
}

const prepareData = () => step('data', [join(dist, 'server', 'prepareData.js'), join(dist, 'data')]);

if (dataOnly) {
  await prepareData();
} else {
  // Deleted first, so that an interrupted build does not count as complete.
  rmSync(join(dist, 'build.json'), { force: true });
  await step('server', ['scripts/buildServer.mjs']);
  await step('fonts', ['scripts/copyFonts.mjs', join(dist, 'fonts')]);
  // The data need the built server only, one core, and more than half of the whole time.
  await Promise.all([buildClient(), prepareData()]);
}
writeFileSync(join(dist, 'build.json'), JSON.stringify({ sources, schemas, node: process.version }));
