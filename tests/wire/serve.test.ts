import { request } from 'node:http';
import { expect, it } from 'vitest';
import { serve } from '../../server-mock/serve.ts';

const ask = (port: number, method: string, path: string): Promise<{ status: number; headers: object }> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    asked.on('error', reject);
    asked.end();
  });

it('answers outside the base path carry the security headers too, and no method kills the process', async () => {
  const app = { fetch: async () => new Response('in') };
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
