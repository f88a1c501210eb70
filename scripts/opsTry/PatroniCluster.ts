import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tests/setup/freePort.ts';
import { program } from './program.ts';
import { shipped } from './shipped.ts';
import { NotHere } from './Trial.ts';

const password = 'trial-password';

/** Account of PostgreSQL and Patroni, which refuse root. */
const postgresAccount = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (found === null) throw new NotHere('there is no account postgres');
  return { uid: Number(found[1]), gid: Number(found[2]) };
};

type ClusterPorts = Readonly<Record<'etcd' | 'peer' | 'primary' | 'standby', number>>;

interface Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly data: string;
  readonly settings: string;
  child?: ChildProcess;
}

/** Waits until `look` answers; throws after so many seconds. */
export async function until<T>(
  what: string,
  seconds: number,
  look: () => Promise<T | undefined>,
): Promise<T> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`not within ${seconds} s: ${what}`);
}

/** Two PostgreSQL with Patroni, etcd and HAProxy on this machine, with the shipped settings, in which only addresses and passwords are replaced. */
export class PatroniCluster {
  readonly #folder: string;
  readonly #nodes: readonly Node[];
  readonly #account: ReturnType<typeof postgresAccount>;
  readonly #ports: ClusterPorts;
  readonly #others: ChildProcess[] = [];

  private constructor(folder: string, nodes: readonly Node[], ports: ClusterPorts) {
    this.#folder = folder;
    this.#nodes = nodes;
    this.#ports = ports;
    this.#account = postgresAccount();
  }

  static async make(): Promise<PatroniCluster> {
    for (const name of ['patroni', 'etcd']) program(name, ['--version']);
    program('haproxy', ['-v']);
    const folder = mkdtempSync(join(tmpdir(), 'jig-patroni-'));
    const { uid, gid } = postgresAccount();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const [etcd, peer, primary, standby] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const nodes: Node[] = [];
    for (const name of ['node1', 'node2']) {
      const [port, restPort] = [await freePort(), await freePort()];
      nodes.push({ name, port, restPort, data: join(folder, name), settings: join(folder, `${name}.yml`) });
    }
    return new PatroniCluster(folder, nodes, { etcd, peer, primary, standby });
  }

  /** Starts everything and waits until the standby has what the primary has. */
  async start(): Promise<void> {
    const { etcd, peer } = this.#ports;
    const sockets = join(this.#folder, 'sockets');
    mkdirSync(sockets);
    if (this.#account.uid !== undefined && this.#account.gid !== undefined)
      chownSync(sockets, this.#account.uid, this.#account.gid);
    const settings = shipped('patroni/etcd', [
      ['127.0.0.1:2379', `127.0.0.1:${etcd}`],
      ['127.0.0.1:2380', `127.0.0.1:${peer}`],
      ['/var/lib/etcd/jig', join(this.#folder, 'etcd')],
    ]);
    this.#others.push(this.#run('etcd', 'etcd', [], variablesOf(settings)));
    await until('etcd is healthy', 20, async () =>
      (await fetch(`http://127.0.0.1:${etcd}/health`)).ok ? true : undefined,
    );
    for (const node of this.#nodes) writeFileSync(node.settings, this.#settingsOf(node, sockets));
    for (const node of this.#nodes) this.startNode(node.name);
    const haproxy = join(this.#folder, 'haproxy.cfg');
    const [one, two] = this.#nodes;
    if (one === undefined || two === undefined) throw new Error('two nodes are needed');
    writeFileSync(
      haproxy,
      shipped('patroni/haproxy.cfg', [
        ['bind 127.0.0.1:5000', `bind 127.0.0.1:${this.#ports.primary}`],
        ['bind 127.0.0.1:5001', `bind 127.0.0.1:${this.#ports.standby}`],
        ['127.0.0.1:5432 check port 8008', `127.0.0.1:${one.port} check port ${one.restPort}`],
        ['127.0.0.1:5433 check port 8009', `127.0.0.1:${two.port} check port ${two.restPort}`],
      ]),
    );
    program('haproxy', ['-c', '-q', '-f', haproxy]);
    this.#others.push(this.#run('haproxy', 'haproxy', ['-db', '-f', haproxy]));
    await this.whole(60);
    await until('HAProxy leads to the primary', 15, () => this.ask('postgres', 'select', 'postgres'));
    await this.ask('postgres', `create role jig login password '${password}'`, 'postgres');
    await this.ask('postgres', 'create database jig owner jig template template0', 'postgres');
  }

  /** Waits until there are a primary and a standby that has what it has. */
  async whole(seconds: number): Promise<void> {
    await until('a primary and a synchronous standby', seconds, async () =>
      (await this.#nodeThat('primary')) && (await this.#nodeThat('sync')) ? true : undefined,
    );
  }

  /** Starts a node, which becomes primary or standby as the others say. */
  startNode(name: string): void {
    const node = this.#node(name);
    node.child = this.#run(name, 'patroni', [node.settings]);
  }

  /** Ends a node as a lost machine does: Patroni and every process of its PostgreSQL at once. */
  kill(name: string): void {
    const node = this.#node(name);
    const postmaster = this.#postmaster(node);
    for (const pid of [node.child?.pid, postmaster, ...childrenOf(postmaster)])
      if (pid !== undefined && pid > 1) signal(pid, 'SIGKILL');
  }

  /** Cuts the standby off from its primary, with what is on the way, until the answered function is called. */
  async cutOff(): Promise<() => void> {
    const primary = await this.primary();
    const standby = this.#nodes.find(({ name }) => name !== primary);
    if (standby === undefined) throw new Error('there is no standby');
    const receivers = childrenOf(this.#postmaster(standby)).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver'),
    );
    if (receivers.length === 0) throw new Error('the standby receives nothing');
    for (const pid of receivers) signal(pid, 'SIGSTOP');
    return () => {
      // It ends before it reads what has arrived meanwhile.
      for (const pid of receivers) for (const name of ['SIGTERM', 'SIGCONT'] as const) signal(pid, name);
    };
  }

  #postmaster({ data }: Node): number {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  async primary(): Promise<string> {
    const node = await this.#nodeThat('primary');
    if (node === undefined) throw new Error('there is no primary');
    return node.name;
  }

  /** Has the standby take over, as an operator does before maintenance of the primary. */
  async switchOver(): Promise<void> {
    const node = this.#node(await this.primary());
    const answer = await fetch(`http://127.0.0.1:${node.restPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: node.name }),
    });
    if (!answer.ok) throw new Error(`the switchover was answered ${answer.status}: ${await answer.text()}`);
  }

  /** Address through HAProxy, of the primary. */
  url(user = 'jig', database = 'jig'): string {
    return `postgres://${user}:${password}@127.0.0.1:${this.#ports.primary}/${database}`;
  }

  /** Asks the primary. */
  async ask(user: string, sql: string, database = 'jig'): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url(user, database) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Last lines of every log. */
  get said(): string {
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.log'))
      .map((file) => `${file}:\n${readFileSync(join(this.#folder, file), 'utf8').slice(-1500)}`)
      .join('\n');
  }

  async stop(): Promise<void> {
    const children = [...this.#nodes.flatMap(({ child }) => child ?? []), ...this.#others];
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #settingsOf(node: Node, sockets: string): string {
    return shipped('patroni/patroni.yml', [
      ['name: node1', `name: ${node.name}`],
      ['127.0.0.1:8008', `127.0.0.1:${node.restPort}`],
      ['127.0.0.1:2379', `127.0.0.1:${this.#ports.etcd}`],
      ['127.0.0.1:5432', `127.0.0.1:${node.port}`],
      ['/var/lib/postgresql/15/jig', node.data],
      ['/var/lib/postgresql/.jig-pgpass', join(this.#folder, `${node.name}.pgpass`)],
      ['/var/run/postgresql', sockets],
      ...['change-superuser', 'change-replicator', 'change-rewinder'].map((one) => [one, password] as const),
    ]);
  }

  #node(name: string): Node {
    const node = this.#nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error(`no node ${name}`);
    return node;
  }

  async #nodeThat(is: 'primary' | 'sync'): Promise<Node | undefined> {
    for (const node of this.#nodes) {
      const answer = await fetch(`http://127.0.0.1:${node.restPort}/${is}`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.status === 200) return node;
    }
    return undefined;
  }

  #run(
    log: string,
    command: string,
    words: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    const said = openSync(join(this.#folder, `${log}.log`), 'a');
    return spawn(command, [...words], {
      ...this.#account,
      cwd: this.#folder,
      env: { PATH: process.env.PATH, HOME: this.#folder, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...more },
      stdio: ['ignore', said, said],
    });
  }
}

/** Variables of a file as /etc/default has them. */
const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Processes whose parent is this one. */
const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself meanwhile.
  }
};
