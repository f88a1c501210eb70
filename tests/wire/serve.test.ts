import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import { DatabaseError } from '../../server-mock/db/DatabaseError.ts';
import { answerOf } from '../../server-mock/http/answerOf.ts';
import { serve } from '../../server-mock/process/serve.ts';

const ask = (
  port: number,
  method: string,
  path: string,
  agent?: Agent,
): Promise<{ status: number; headers: object }> =>
  new Promise((resolve, reject) => {
    const through = agent === undefined ? {} : { agent };
    const asked = request({ host: '127.0.0.1', port, method, path, ...through }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    asked.on('error', reject);
    asked.end();
  });

it('answers outside the base path carry the security headers too, and no method kills the process', async () => {
  const app = { answer: async () => new Response('in') };
  const serving = await serve(app, { host: '127.0.0.1', port: 0, basePath: '/jig' });
  try {
    for (const [path, status] of [
      ['/', 302],
      ['/jig', 302],
      ['/other', 404],
      ['//evil.example/', 404],
    ] as const) {
      const answer = await ask(serving.port, 'GET', path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers).toHaveProperty('content-security-policy');
    }
    for (const method of ['TRACE', 'OPTIONS', 'HEAD', 'PROPFIND'])
      expect((await ask(serving.port, method, '/jig/x')).status).toBeGreaterThan(0);
    expect((await ask(serving.port, 'GET', '/jig/x')).status).toBe(200);
  } finally {
    await serving.close(0);
  }
});

it.each([
  [Object.assign(new Error('full'), { code: 'ENOSPC' }), 503, '服务器的磁盘已满'],
  [Object.assign(new Error('read-only'), { code: 'EROFS' }), 503, '只读'],
  [Object.assign(new Error('denied'), { code: 'EACCES' }), 503, '无权读写'],
  [new DatabaseError('other', '53100', {}, { cause: undefined }), 503, '服务器的磁盘已满'],
  [new DatabaseError('other', '25006', {}, { cause: undefined }), 503, '只读'],
  [new DatabaseError('gone', '57P03', {}, { cause: undefined }), 503, '服务暂时不可用'],
  [new Error('select secret'), 500, '服务器好像出了点问题'],
])('%s is answered in words', (error, status, words) => {
  const answer = answerOf(error, 'zh', 'r1');
  expect(answer.status).toBe(status);
  expect((answer.body as { message: string }).message).toContain(words);
});

it('keeps an idle connection longer than a proxy does', async () => {
  const serving = await serve(
    { answer: async () => new Response('in') },
    { host: '127.0.0.1', port: 0, basePath: '' },
  );
  const agent = new Agent({ keepAlive: true });
  try {
    const { headers } = await ask(serving.port, 'GET', '/', agent);
    const { 'keep-alive': told = '' } = headers as Readonly<Record<string, string>>;
    const caddySeconds = 120;
    expect(Number(/timeout=(\d+)/.exec(told)?.[1])).toBeGreaterThan(caddySeconds);
  } finally {
    agent.destroy();
    await serving.close(0);
  }
});

it('a stop waits for a call in flight, and takes no new one on its connection', async () => {
  let end = (): void => undefined;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const app = {
    answer: () =>
      new Promise<Response>((resolve) => {
        end = () => resolve(new Response('in'));
        arrive();
      }),
  };
  const serving = await serve(app, { host: '127.0.0.1', port: 0, basePath: '' });
  const asked = ask(serving.port, 'GET', '/x');
  await arrived;
  const closed = serving.close(30_000);
  await expect(ask(serving.port, 'GET', '/y')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  end();
  expect((await asked).status).toBe(200);
  await closed;
});

it('a process that is about to end takes calls until its drain is over, each as the last one of its connection', async () => {
  const app = { answer: async () => new Response('in') };
  const serving = await serve(app, { host: '127.0.0.1', port: 0, basePath: '' });
  const agent = new Agent({ keepAlive: true });
  const connection = async () => (await ask(serving.port, 'GET', '/x', agent)).headers;
  expect(await connection()).toHaveProperty('connection', 'keep-alive');
  const drained = serving.drain(60_000);
  expect(await connection()).toHaveProperty('connection', 'close');
  agent.destroy();
  await serving.close(0);
  await expect(ask(serving.port, 'GET', '/x')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await Promise.race([drained, 'still waits'])).toBe('still waits');
});
