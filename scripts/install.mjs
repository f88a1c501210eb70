// Installs the dependencies when they are missing or older than the lock file. Plain Node: runs before any package exists.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root, from this file's place. */
export const root = new URL('..', import.meta.url).pathname;

const stamp = join(root, 'node_modules', '.jig-installed');

/** What the installed packages depend on: the lock file and the settings of npm. */
function wanted() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    const file = join(root, name);
    if (existsSync(file))
      hash.update(name).update(name === 'package.json' ? packagesOf(file) : readFileSync(file));
  }
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/** Only the parts of package.json that change what is installed: a renamed script must not reinstall. */
function packagesOf(file) {
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify({ dependencies, devDependencies, overrides, allowScripts });
}

/** npm's own record is at least as new as the lock: somebody ran `npm install` or `npm ci` by hand. */
function installedByHand() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || existsSync(stamp)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}

/** Installs development packages too: building and testing need them, and `npm start` builds. */
export function install() {
  // Packages shared with another checkout are that one's to install: npm would empty the folder the link leads to.
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

/** Tells git to check commit titles by `scripts/hooks`, unless this clone has hooks of its own or is no clone. */
function setGitHooks() {
  const git = (...words) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  if (!existsSync(join(root, '.git')) || git('config', 'core.hooksPath').stdout?.trim()) return;
  git('config', 'core.hooksPath', 'scripts/hooks');
}
