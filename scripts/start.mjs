// npm start: installs and builds what is missing or stale, then runs the server in the same process, so that
// signals reach it.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, installedForRunning, root } from './install.mjs';
import { lastBuild, schemasHash, sourcesHash } from './sources.mjs';
import { step } from './step.mjs';

if (process.argv.includes('--help')) {
  const help = JSON.parse(readFileSync(join(root, 'server-mock', 'process', 'environmentHelp.json'), 'utf8'));
  process.stdout.write(`${help.lines.join('\n')}\n`);
  process.exit(0);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`jig: Node ${process.versions.node} is too old; install Node 20.19 or newer\n`);
  process.exit(2);
}

const build = lastBuild();
const server = join(root, 'dist', 'server', 'main.js');
const isBuilt = build?.sources === sourcesHash() && existsSync(server);
const onlyRuns = isBuilt && installedForRunning();
if (!onlyRuns) install();
if (!isBuilt) {
  await step('build', ['scripts/build.mjs']);
} else if (!onlyRuns && build.schemas !== schemasHash() && needsPreparedData()) {
  await step('prepared data', ['scripts/build.mjs', '--data']);
}
await import(pathToFileURL(server).href);

/** True when the embedded database starts for the first time and needs the prepared data. */
function needsPreparedData() {
  const directory = resolve(process.env.DATA_DIR || './.data');
  return (
    !process.env.DATABASE_URL &&
    !process.env.DATABASE_URL_FILE &&
    !existsSync(join(directory, 'db', 'PG_VERSION'))
  );
}
