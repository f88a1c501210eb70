/** Texts of the page and of ops/ that must be different on a machine that is used for something else as well. */
export type ReplacementTable = Readonly<Record<string, string>>;

/** What differs from trial to trial. */
export interface TrialPlaces {
  /** Absolute path of the trial; paths of the page are taken below it instead of below `/`. */
  readonly folder: string;
  readonly ports: Readonly<
    Record<'one' | 'two' | 'other' | 'site' | 'plain' | 'postgres' | 'bucket', number>
  >;
  /** Folder of the sockets of PostgreSQL. */
  readonly sockets: string;
}

const folders = [
  ...['/opt/jig', '/etc/jig', '/etc/ssl/jig', '/etc/systemd/system', '/etc/nginx/conf.d'],
  ...['/var/lib/jig', '/var/backups/jig', '/backups', '/srv/jig-files', '/srv/jig-data', '/srv/jig-back'],
  '/tmp/try',
];

/** The table. Every entry has to be used by a run. */
export const replacementsOf = ({ folder, ports, sockets }: TrialPlaces): ReplacementTable => ({
  ...Object.fromEntries(folders.map((path) => [path, `${folder}${path}`])),
  ...{ '8081': String(ports.one), '8082': String(ports.two), '8090': String(ports.other) },
  '127.0.0.1:5432': `127.0.0.1:${ports.postgres}`,
  // The account.
  ...{ '-g jig ': '-g nogroup ', '-o jig ': '-o nobody ', 'chgrp jig ': 'chgrp nogroup ' },
  ...{ 'chown -R jig: ': 'chown -R nobody: ', 'User=jig': 'User=nobody', 'Group=jig': 'Group=nogroup' },
  'su postgres -c ': `PGHOST=${sockets} PGPORT=${ports.postgres} PGUSER=postgres sh -c `,
  '/usr/bin/node': process.execPath,
  // The proxy.
  'nginx -t': `nginx -t -q -c ${folder}/etc/nginx/nginx.conf`,
  ...{ 'listen 443 ': `listen ${ports.site} `, 'listen [::]:443 ': `listen [::]:${ports.site} ` },
  ...{ 'listen 80;': `listen ${ports.plain};`, 'listen [::]:80;': `listen [::]:${ports.plain};` },
  'jig.example.com': 'localhost',
  // Where the product comes from, and the bucket.
  ADDRESS: `${folder}/source`,
  'https://s3.example.com/backups': `http://127.0.0.1:${ports.bucket}/backups`,
  'ID:SECRET': 'S3RVER:S3RVER',
  's3:jig-20260131-023000.tar.gz': `"s3:$(npm run -s restore -- s3 | grep -o 'jig-[0-9-]*\\.tar\\.gz' | tail -n 1)"`,
});

/** Replaces by a table, longer texts first, and notes which entries were used. */
export class Replacements {
  readonly #table: ReplacementTable;
  readonly #texts: readonly string[];
  readonly #used = new Set<string>();

  constructor(table: ReplacementTable) {
    this.#table = table;
    this.#texts = Object.keys(table).sort((a, b) => b.length - a.length);
  }

  in(text: string): string {
    let replaced = '';
    for (let at = 0; at < text.length; ) {
      const found = this.#texts.find((one) => text.startsWith(one, at));
      if (found !== undefined) this.#used.add(found);
      replaced += found === undefined ? text[at] : (this.#table[found] ?? found);
      at += found?.length ?? 1;
    }
    return replaced;
  }

  get unused(): readonly string[] {
    return this.#texts.filter((text) => !this.#used.has(text));
  }
}
