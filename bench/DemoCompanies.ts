import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DemoSize } from '../server-mock/demo/sizes.ts';
import { type PostgresServer, startPostgres } from '../tests/setup/postgresServer.ts';
import { ensureBuilt, startProduct } from './product.ts';

/** A demo company on PostgreSQL that no other suite uses. */
export interface DemoCompany {
  readonly url: string;
  /** Settings with which the product starts on it. */
  readonly environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
}

/**
 * Demo companies on one PostgreSQL. Making one takes the product a quarter of a minute, so that each size is made once and copied: its
 * database and its folder, which know each other.
 */
export class DemoCompanies {
  readonly #folders = mkdtempSync(join(tmpdir(), 'jig-bench-'));
  readonly #made = new Map<DemoSize, Promise<DemoCompany>>();
  #server: Promise<PostgresServer> | undefined;
  /** Copies are made one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** A new copy of the company of this size. */
  async copy(size: DemoSize): Promise<DemoCompany> {
    const original = this.#made.get(size) ?? this.#make(size);
    this.#made.set(size, original);
    const from = await original;
    const copied = this.#last.then(() => this.#database(size, new URL(from.url).pathname.slice(1)));
    this.#last = copied.catch(() => undefined);
    const company = await copied;
    cpSync(from.environment.DATA_DIR, company.environment.DATA_DIR, { recursive: true });
    return company;
  }

  /** An empty database on the same server. */
  empty(size: DemoSize): Promise<DemoCompany> {
    return this.#database(size, 'template0');
  }

  async close(): Promise<void> {
    await (await this.#server)?.stop();
    rmSync(this.#folders, { recursive: true, force: true });
  }

  async #make(size: DemoSize): Promise<DemoCompany> {
    ensureBuilt();
    const company = await this.empty(size);
    const product = await startProduct(company.environment.DATA_DIR, company.environment);
    // A database with connections cannot be copied.
    await product.stop();
    return company;
  }

  async #database(size: DemoSize, template: string): Promise<DemoCompany> {
    this.#server ??= startPostgres();
    const server = await this.#server;
    this.#count += 1;
    const name = `company${this.#count}`;
    const client = new pg.Client({ connectionString: server.tcpUrl('postgres') });
    await client.connect();
    await client.query(`create database ${name} template ${template} encoding 'UTF8'`);
    await client.end();
    const url = server.tcpUrl(name);
    const environment = { DATABASE_URL: url, DEMO: '1', DEMO_SIZE: size };
    return { url, environment: { ...environment, DATA_DIR: join(this.#folders, name) } };
  }
}
