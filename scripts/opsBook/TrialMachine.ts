import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tests/setup/freePort.ts';
import { type PostgresServer, startPostgres } from '../../tests/setup/postgresServer.ts';
import { program } from '../opsTry/program.ts';
import { root } from '../schema/schemaFiles.ts';
import { accountOf } from './accountOf.ts';
import { Replacements, replacementsOf, type TrialPlaces } from './Replacements.ts';

/** Files of ops/ that the page copies. */
const copied = ['systemd/jig@.service', 'systemd/jig.env', 'nginx/jig.conf'];

/** The machine of a trial: a temporary folder in place of `/`, a PostgreSQL and a bucket of its own, and a repository to install from. */
export class TrialMachine {
  readonly #postgres: PostgresServer;
  readonly #bucket: ChildProcess;

  private constructor(
    readonly places: TrialPlaces,
    readonly replacements: Replacements,
    postgres: PostgresServer,
    bucket: ChildProcess,
  ) {
    this.#postgres = postgres;
    this.#bucket = bucket;
  }

  static async make(): Promise<TrialMachine> {
    const folder = mkdtempSync(join(tmpdir(), 'jig-book-'));
    chmodSync(folder, 0o755);
    const sockets = join(folder, 'sockets');
    mkdirSync(sockets);
    const { uid, gid } = accountOf('nobody', 'nogroup');
    chownSync(sockets, uid, gid);
    const postgres = await startPostgres([`unix_socket_directories=${sockets}`]);
    const [one, two, other] = [await freePort(), await freePort(), await freePort()];
    const [site, plain, bucket] = [await freePort(), await freePort(), await freePort()];
    const database = Number(new URL(postgres.tcpUrl('postgres')).port);
    const places = { folder, sockets, ports: { one, two, other, site, plain, bucket, postgres: database } };
    const buckets = join(folder, 'buckets');
    mkdirSync(buckets);
    const service = spawn(
      join(root, 'node_modules/.bin/s3rver'),
      [
        ...['-d', buckets, '-a', '127.0.0.1', '-p', String(bucket), '--silent'],
        ...['--configure-bucket', 'backups'],
      ],
      { stdio: 'ignore' },
    );
    const machine = new TrialMachine(places, new Replacements(replacementsOf(places)), postgres, service);
    await machine.#askForPasswords(postgres.tcpUrl('postgres'));
    machine.#publish();
    machine.#empty();
    return machine;
  }

  /** As Debian makes it: a superuser postgres over the socket, passwords over TCP. */
  async #askForPasswords(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create role postgres superuser login');
    const { rows } = await client.query("select current_setting('hba_file') as file");
    await client.end();
    await this.sql('alter role jig rename to bootstrap');
    writeFileSync(
      String(rows[0]?.file),
      'local all postgres trust\nhost all all 127.0.0.1/32 scram-sha-256\n',
    );
    await this.sql('select pg_reload_conf()');
  }

  /** Asks PostgreSQL as its superuser. */
  async sql(text: string): Promise<readonly Record<string, unknown>[]> {
    const { sockets, ports } = this.places;
    const client = new pg.Client({
      host: sockets,
      port: ports.postgres,
      user: 'postgres',
      database: 'postgres',
    });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** The repository that the page clones: what is in this clone, with the replacements in ops/, as two versions. */
  #publish(): void {
    const source = join(this.places.folder, 'source');
    const git = (...words: string[]): string => program('git', ['-C', source, ...words]);
    program('git', ['clone', '-q', '--no-checkout', root, source]);
    // A stash of nothing is an error.
    const isChanged = program('git', ['-C', root, 'status', '--porcelain', '--untracked-files=no']) !== '';
    git('fetch', '-q', root, isChanged ? program('git', ['-C', root, 'stash', 'create']) : 'HEAD');
    git('checkout', '-q', 'FETCH_HEAD');
    for (const file of copied) {
      const path = join(source, 'ops', file);
      writeFileSync(path, this.replacements.in(readFileSync(path, 'utf8')));
    }
    const author = ['-c', 'user.name=trial', '-c', 'user.email=trial@localhost'];
    for (const version of ['v0.1.0', 'v0.1.1']) {
      git(...author, 'commit', '-q', '--allow-empty', '-a', '-m', version);
      git('tag', '-f', version);
    }
  }

  /** What a machine has before the page begins: folders of packages, a certificate. */
  #empty(): void {
    const { folder } = this.places;
    for (const path of [
      'etc/systemd/system',
      'etc/nginx/conf.d',
      'etc/ssl/jig',
      'var/backups',
      'var/lib',
      'opt',
      'srv',
    ])
      mkdirSync(join(folder, path), { recursive: true });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, `nginx-${name}`)};`,
    );
    writeFileSync(
      join(folder, 'etc/nginx/nginx.conf'),
      `user root; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')} warn;
events { worker_connections 512; }
http { access_log off; ${temporary.join(' ')} include ${join(folder, 'etc/nginx/conf.d')}/*.conf; }\n`,
    );
    const [key, certificate] = [
      join(folder, 'etc/ssl/jig/privkey.pem'),
      join(folder, 'etc/ssl/jig/fullchain.pem'),
    ];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    program('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
      ...[...subject, '-keyout', key, '-out', certificate],
    ]);
  }

  get certificate(): string {
    return readFileSync(join(this.places.folder, 'etc/ssl/jig/fullchain.pem'), 'utf8');
  }

  /** Keeps packages and build of the installed product, or of this clone, for {@link takeBuild}. */
  keepBuild(): void {
    const [kept, installed] = [join(this.places.folder, 'kept'), join(this.places.folder, 'opt/jig')];
    mkdirSync(kept);
    if (existsSync(join(installed, 'dist')))
      for (const name of ['dist', 'node_modules']) renameSync(join(installed, name), join(kept, name));
    else {
      cpSync(join(root, 'dist'), join(kept, 'dist'), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(kept, 'node_modules'));
    }
  }

  /** Whether there is a build that an installation may take. */
  get hasBuild(): boolean {
    return existsSync(join(this.places.folder, 'kept'));
  }

  /** Puts a kept build into the installed product, where it has none. */
  takeBuild(): void {
    const [kept, installed] = [join(this.places.folder, 'kept'), join(this.places.folder, 'opt/jig')];
    if (existsSync(join(installed, 'dist'))) return;
    for (const name of ['dist', 'node_modules'])
      cpSync(join(kept, name), join(installed, name), { recursive: true, verbatimSymlinks: true });
  }

  /** Takes the machine away, with its database: all that is left are the backups. */
  async lose(): Promise<string> {
    const { folder } = this.places;
    if (!this.hasBuild) this.keepBuild();
    const places = ['etc', 'opt', 'var', 'srv', 'tmp'];
    for (const name of places) rmSync(join(folder, name), { recursive: true, force: true });
    await this.sql('drop database jig with (force)');
    await this.sql('drop role jig');
    this.#empty();
    return `left: ${readdirSync(join(folder, 'backups')).join(', ')}`;
  }

  async end(): Promise<void> {
    const ended = once(this.#bucket, 'exit');
    this.#bucket.kill('SIGTERM');
    await ended;
    await this.#postgres.stop();
    rmSync(this.places.folder, { recursive: true, force: true });
  }
}
