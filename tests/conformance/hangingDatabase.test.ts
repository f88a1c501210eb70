import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { healthRoutes } from '../../server-mock/routes/health.ts';

/** A proxy before PostgreSQL that stops passing bytes on `hang`. */
async function openProxy() {
  const target = new URL(inject('postgresUrl'));
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (bytes) => void (isHanging || to.write(bytes)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hang: (now: boolean) => {
      isHanging = now;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('a database that hangs is given up, is not ready meanwhile, and is used again when it answers', async () => {
  const proxy = await openProxy();
  const db = await openPostgres({ url: proxy.url, statementTimeout: 500, connections: 2 });
  const readyz = healthRoutes.find(({ path }) => path === '/readyz');
  const ready = () => readyz?.run({ context: { db, fileStore: { isWritable: async () => true } } } as never);
  try {
    expect((await ready())?.status).toBe(200);
    proxy.hang(true);
    const given = Promise.allSettled([db.query('select 1'), db.transaction((tx) => tx.query('select 1'))]);
    const started = performance.now();
    expect((await ready())?.body).toEqual({ status: 'not ready', missing: ['database'] });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await given).toMatchObject([{ reason: { kind: 'gone' } }, { reason: { kind: 'gone' } }]);
    proxy.hang(false);
    await expect.poll(async () => (await ready())?.status, { timeout: 10_000 }).toBe(200);
  } finally {
    proxy.hang(false);
    await db.close();
    proxy.close();
  }
}, 30_000);
