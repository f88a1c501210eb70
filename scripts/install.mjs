// Installs dependencies that are missing or older than the lock file. Uses plain Node, because it runs before
// any package is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root folder of the repository. */
export const root = new URL('..', import.meta.url).pathname;

const stamp = join(root, 'node_modules', '.jig-installed');

/** Hash of everything that decides which packages are installed: manifest, lock file and npm settings. */
function wanted() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    const file = join(root, name);
    if (existsSync(file))
      hash.update(name).update(name === 'package.json' ? packagesOf(file) : readFileSync(file));
  }
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/** The parts of package.json that change installed packages. A renamed script must not reinstall. */
function packagesOf(file) {
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify({ dependencies, devDependencies, overrides, allowScripts });
}

/** True when the packages that `isWanted` match the lock file after a manual `npm install` or `npm ci`. */
function hasByHand(isWanted) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || existsSync(stamp)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || !isWanted(entry) || installed[path]?.version === entry.version,
  );
}

/** True when everything is installed by hand. */
const installedByHand = () => hasByHand(({ optional }) => !optional);

/**
 * True after `npm ci --omit=dev`, as an operator installs what is built. Installing the rest would take the packages
 * away from processes that run in this folder.
 */
export const installedForRunning = () =>
  hasByHand(({ dev, devOptional, optional }) => !dev && !devOptional && !optional) &&
  !existsSync(join(root, 'node_modules', 'tsx'));

/** Installs dependencies with the development packages, which tests and the build of `npm start` need. */
export function install() {
  // A linked node_modules belongs to another checkout. Installing would empty that folder.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const hash = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!installedByHand()) {
    const verb = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
    process.stderr.write(`jig: npm ${verb} (packages are missing or older than the lock file)\n`);
    const result = spawnSync('npm', [verb, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) {
      process.stderr.write('jig: npm could not install the packages; its message is above\n');
      process.exit(result.status ?? 1);
    }
  }
  setGitHooks();
  writeFileSync(stamp, hash);
}

/**
 * Makes git check commit titles with `scripts/hooks`. Does nothing outside a clone or when the clone has
 * hooks.
 */
function setGitHooks() {
  const git = (...words) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  if (!existsSync(join(root, '.git')) || git('config', 'core.hooksPath').stdout?.trim()) return;
  git('config', 'core.hooksPath', 'scripts/hooks');
}
