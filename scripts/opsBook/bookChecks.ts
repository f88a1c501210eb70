import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSums } from '../../server-mock/backup/BackupHeader.ts';
import { Load } from '../opsTry/Load.ts';
import { archiveSums, sameSums } from './archiveSums.ts';
import type { BookCheck, BookRun } from './BookRun.ts';
import type { TrialMachine } from './TrialMachine.ts';
import { TrialSite } from './TrialSite.ts';

type Work = BookCheck['work'];

const install = 'From a fresh machine';
/** Milliseconds of undisturbed work before and after a step. */
const between = 3_000;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, between));

/** What the page promises, at the command that it is promised of. */
export function bookChecks(run: BookRun, machine: TrialMachine): readonly BookCheck[] {
  const { folder, ports } = machine.places;
  const at = (path: string): string => join(folder, path);
  const site = new TrialSite(ports.site, () => machine.certificate);
  const sums = new Map<string, BackupSums>();
  const ready: Work = async () => {
    for (const port of [ports.one, ports.two]) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (answer.status !== 200) throw new Error(`${port} answered ${answer.status}`);
    }
    return '';
  };
  const again: Work = () => site.findAgain();
  /** Makes a backup beside the page's own, in the chapter's shell, and keeps its sums. */
  const sumsOf = async (name: string, environment = ''): Promise<BackupSums> => {
    const file = at(`${name}.tar.gz`);
    await run.beside(`${environment} npm run -s backup -- ${file}`);
    sums.set(name, archiveSums(file));
    return archiveSums(file);
  };
  const known = (name: string): BackupSums => {
    const found = sums.get(name);
    if (found === undefined) throw new Error(`there are no sums of ${name}`);
    return found;
  };
  let load: Load | undefined;
  const begin = async (name: string): Promise<string> => {
    load = new Load(site.client, name);
    await rest();
    return '';
  };
  const loaded = (): Load => {
    if (load === undefined) throw new Error('there is no load');
    return load;
  };

  const check =
    (when: BookCheck['when']) =>
    (chapter: string, command: string, name: string, work: Work): BookCheck => ({
      ...{ when, chapter, command, name, work },
    });
  const [before, meanwhile, after] = [check('before'), check('while'), check('after')];
  const backup = 'npm run -s backup -- /backups/jig.tar.gz';
  const restore = 'npm run -s restore -- /backups/jig.tar.gz';
  const files = 'Where uploaded files lie';
  const upgrade = 'Restart and upgrade';
  const move = 'Move to PostgreSQL, and back';
  return [
    after(install, 'systemctl enable --now jig@8082', 'both processes are ready', ready),
    after(install, 'systemctl reload nginx', 'sign-in through the proxy, a new password, rows, a file', () =>
      site.begin(readFileSync(at('etc/jig/admin-password'), 'utf8').trim()),
    ),
    after(files, 'systemctl start jig@8082', 'the file is served from the directory', async () => {
      if (readdirSync(at('srv/jig-files')).length < 2) throw new Error('the directory is empty');
      return site.findAgain();
    }),
    after(files, 'rm -r /srv/jig-files', 'the file is served from the database again', again),
    before(upgrade, 'systemctl restart jig@8081', 'people begin to work', () => begin('upgrade')),
    after(upgrade, 'systemctl restart jig@8082', 'no call failed, every save is stored once', async () => {
      await rest();
      await loaded().end();
      if (loaded().failed > 0) throw new Error(loaded().inWords);
      const stored = await loaded().stored();
      if (stored !== loaded().saved)
        throw new Error(`${loaded().saved} saves were answered, ${stored} are stored`);
      return `${loaded().inWords}, ${stored} saves stored once`;
    }),
    before(upgrade, 'systemctl kill --signal=KILL jig@8082', 'people work again', () => begin('kill')),
    after(
      upgrade,
      'systemctl kill --signal=KILL jig@8082',
      'the site goes on, and the process comes back',
      async () => {
        await rest();
        const failedAtFirst = loaded().failed;
        await run.systemctl.unit(`jig@${ports.two}`).recovered();
        await rest();
        await loaded().end();
        if (loaded().failed > failedAtFirst) throw new Error(`calls still failed later: ${loaded().inWords}`);
        const stored = await loaded().stored();
        if (stored < loaded().saved)
          throw new Error(`${loaded().saved} saves were answered, ${stored} are stored`);
        await ready();
        await site.look();
        return loaded().inWords;
      },
    ),
    after('Back up', backup, 'the backup holds rows and the file', () => {
      const made = archiveSums(at('backups/jig.tar.gz'));
      sums.set('backup', made);
      if (made.files.count < 1) throw new Error('no file is in it');
      return sameSums(made, made);
    }),
    after('Restore', restore, 'rows, hashes and files are those of the backup', async () =>
      sameSums(known('backup'), await sumsOf('restored')),
    ),
    after('Restore', `${restore} --replace`, 'the same over data that was there', async () =>
      sameSums(known('backup'), await sumsOf('replaced')),
    ),
    after('Restore', 'systemctl start jig@8082', 'sign-in, rows and file after it', again),
    meanwhile(
      'Restore',
      'DEMO=0 DATA_DIR=/tmp/try PORT=8090 npm start',
      'the tried restore serves',
      async () => {
        const answer = await fetch(`http://127.0.0.1:${ports.other}/healthz`);
        return String(answer.status);
      },
    ),
    after(move, 'PORT=8090 npm start', 'the demo company in PGlite', async () => {
      const made = await sumsOf('embedded');
      return sameSums(made, made);
    }),
    after(move, 'npm run -s migrate -- "$TARGET"', 'PostgreSQL has the same', async () =>
      sameSums(known('embedded'), await sumsOf('moved', 'DATABASE_URL="$TARGET"')),
    ),
    after(
      move,
      'DATABASE_URL="$TARGET" npm run -s migrate -- /srv/jig-back',
      'PGlite has the same again',
      async () =>
        sameSums(
          await sumsOf('served', 'DATABASE_URL="$TARGET"'),
          await sumsOf('back', `DATA_DIR=${at('srv/jig-back')}`),
        ),
    ),
  ];
}
