import { randomBytes } from 'node:crypto';
import type { ProductProcess } from './ProductProcess.ts';
import type { SiteClient } from './SiteClient.ts';
import type { Trial } from './Trial.ts';

const megabyte = 1024 * 1024;

/** Milliseconds within which an event must have come: far less than a buffer of a proxy holds a stream back. */
const soon = 3_000;

const upload = (
  size: number,
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } => {
  const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="图纸.bin"\r\n\r\n';
  return {
    body: Buffer.concat([Buffer.from(head), randomBytes(size), Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  };
};

/** What a user needs of a proxy: signing in, pages, events as they happen, large files, and calls at both processes. */
export async function throughProxy(
  trial: Trial,
  name: string,
  client: SiteClient,
  { password, processes }: { readonly password: string; readonly processes: readonly ProductProcess[] },
): Promise<void> {
  await trial.step(`${name}: sign-in and a page, at each process with the same sign-in`, async () => {
    await client.signIn('admin', password);
    const home = await client.call('/');
    if (!home.text.includes('type="module"'))
      throw new Error(`/ answered ${home.status}: ${home.text.slice(0, 200)}`);
    if (home.headers['strict-transport-security'] === undefined)
      throw new Error('no Strict-Transport-Security');
    for (let n = 0; n < 6; n += 1)
      await client.json('/api/Customer/Page', { page: 1, rows: 30, wheres: '[]' });
    for (const { port } of processes) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/jig/session`, {
        headers: { authorization: `Bearer ${client.token}` },
      });
      if (answer.status !== 200)
        throw new Error(`the process at ${port} answered ${answer.status} to a token of the other`);
    }
    return '';
  });
  await trial.step(`${name}: /healthz and /readyz answer, /metrics does not`, async () => {
    for (const path of ['/healthz', '/readyz']) await client.json(path);
    const { status } = await client.call('/metrics');
    if (status !== 404) throw new Error(`/metrics answered ${status} to everybody`);
    return '';
  });
  await trial.step(`${name}: events arrive unbuffered`, async () => {
    const began = performance.now();
    const answer = await client.open('/api/events', undefined, {
      accept: 'text/event-stream',
      'accept-encoding': 'gzip',
    });
    const first = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no event in ${soon} ms`)), soon);
      answer.on('data', (piece: Buffer) => {
        if (!piece.includes('event: inbox')) return;
        clearTimeout(late);
        resolve(performance.now() - began);
      });
    });
    answer.destroy();
    return `the first one after ${Math.round(first)} ms`;
  });
  await trial.step(
    `${name}: a file of 49 MB is taken, one of 60 MB is refused in the product's words`,
    async () => {
      const { body, headers } = upload(49 * megabyte);
      const path = '/api/Base_Product/Upload?field=Drawings';
      const taken = await client.call(path, body, headers);
      if (taken.status !== 200 || !taken.text.includes('"status":true'))
        throw new Error(`${taken.status}: ${taken.text.slice(0, 300)}`);
      const large = upload(60 * megabyte);
      const refused = await client.call(path, large.body, large.headers);
      if (!refused.text.includes('50M'))
        throw new Error(`60 MB: ${refused.status} ${refused.text.slice(0, 300)}`);
      return '';
    },
  );
}
