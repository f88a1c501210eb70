import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from './program.ts';
import { shipped } from './shipped.ts';

/** Where a proxy is tried: its folder, ports of it and of the processes, certificate and key. */
export interface ProxyPlace {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly processes: readonly [number, number];
  readonly certificate: string;
  readonly key: string;
}

/** A proxy with its shipped example, in which only addresses are replaced. */
export interface ProxyKind {
  readonly name: string;
  /** Writes its settings, has the proxy check them, and answers how to run it. */
  prepare(place: ProxyPlace): {
    readonly command: readonly [string, ...string[]];
    readonly environment?: Readonly<Record<string, string>>;
  };
}

export const nginx: ProxyKind = {
  name: 'nginx',
  prepare({ folder, port, plainPort, processes, certificate, key }) {
    const site = shipped('nginx/jig.conf', [
      ['listen 443 ', `listen ${port} `],
      ['listen [::]:443 ', `listen [::]:${port} `],
      ['listen 80;', `listen ${plainPort};`],
      ['listen [::]:80;', `listen [::]:${plainPort};`],
      ['jig.example.com', 'localhost'],
      ['/etc/ssl/jig/fullchain.pem', certificate],
      ['/etc/ssl/jig/privkey.pem', key],
      ['127.0.0.1:8081', `127.0.0.1:${processes[0]}`],
      ['127.0.0.1:8082', `127.0.0.1:${processes[1]}`],
    ]);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const main = join(folder, 'nginx.conf');
    writeFileSync(join(folder, 'jig.conf'), site);
    writeFileSync(
      main,
      `daemon off; user root; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')} warn;
events { worker_connections 512; }
http { access_log off; ${paths.join(' ')} include ${join(folder, 'jig.conf')}; }\n`,
    );
    program('nginx', ['-t', '-q', '-c', main]);
    return { command: ['nginx', '-c', main] };
  },
};

export const caddy: ProxyKind = {
  name: 'Caddy',
  prepare({ folder, port, processes, certificate, key }) {
    const file = join(folder, 'Caddyfile');
    const site = shipped('Caddyfile', [['\tencode gzip\n', `\ttls ${certificate} ${key}\n\tencode gzip\n`]]);
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    const environment = {
      JIG_SITE: `https://localhost:${port}`,
      JIG_PROCESSES: processes.map((at) => `127.0.0.1:${at}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    Object.assign(process.env, environment);
    program('caddy', ['validate', '--adapter', 'caddyfile', '--config', file]);
    return { command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file], environment };
  },
};

/** Starts a proxy; answers how to stop it. */
export async function startProxy(kind: ProxyKind, place: ProxyPlace): Promise<() => Promise<void>> {
  const { command, environment } = kind.prepare(place);
  const [name, ...words] = command;
  const child: ChildProcess = spawn(name, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', openSync(join(place.folder, 'proxy.log'), 'a')],
  });
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
