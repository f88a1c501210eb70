import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../runtime/wire/Endpoint.ts';
import { tableEndpoints } from '../../runtime/wire/tableEndpoints.ts';
import { root } from './sourceFiles.ts';

const read = (path: string): string => readFileSync(join(root, 'ops', path), 'utf8');
const lines = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());
const oneYear = 31_536_000;

describe('the examples of ops/', () => {
  const nginx = read('nginx/jig.conf');
  const caddy = read('Caddyfile');

  it.each([
    ['nginx', nginx, /add_header Strict-Transport-Security "max-age=(\d+)[^"]*" always;/],
    ['Caddy', caddy, /header Strict-Transport-Security "max-age=(\d+)/],
  ] as const)('send browsers of %s by TLS alone for a year', (_, text, header) => {
    expect(Number(header.exec(text)?.[1])).toBeGreaterThanOrEqual(oneYear);
    // A place with headers of its own would leave out those of its server.
    expect(text.match(/Strict-Transport-Security|add_header/g)?.length).toBe(text === nginx ? 2 : 1);
  });

  it('offer TLS 1.2 and 1.3 only, and answer on port 80 with the way to TLS', () => {
    expect(/ssl_protocols ([^;]+);/.exec(nginx)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const plain = nginx.slice(nginx.indexOf('listen 80;'), nginx.indexOf('listen 443'));
    expect(lines(plain).filter((line) => /^(return|proxy_pass|root|location)/.test(line))).toEqual([
      'return 301 https://$host$request_uri;',
    ]);
    // Caddy offers nothing older unless told, and leads to TLS by itself.
    expect(caddy).not.toMatch(/protocols|auto_https|http:\/\//);
  });

  it('repeat no call at another process but those that read, and those with a key', () => {
    const reading = /"~\^\/api\/\[\^\/\]\+\/\(([\w|]+)\)\$" 1;/.exec(nginx)?.[1]?.split('|') ?? [];
    const endpoints: readonly Endpoint[] = Object.values(tableEndpoints);
    const reads = endpoints.filter((one) => one.reads === true).map(({ path }) => path);
    expect(reading.length).toBeGreaterThan(0);
    expect(reads).toEqual(expect.arrayContaining(reading.map((name) => `/api/:table/${name}`)));
    expect(nginx).toMatch(/map "\$reads\$http_idempotency_key" \$may_repeat \{\s+default 1;\s+0 0;\s+\}/);
  });

  it('close the figures to the outside', () => {
    expect(nginx).toMatch(/location \/metrics \{\s+return 404;/);
    expect(caddy).toMatch(/@figures path \/metrics \/metrics\/\*\s+respond @figures 404/);
  });

  it('keep history, data, secrets and tests out of the image, and run as no administrator', () => {
    const left = lines(read('Dockerfile.dockerignore'));
    expect(left).toEqual(expect.arrayContaining(['.git', '.data', 'node_modules', 'ops/secrets']));
    const image = lines(
      read('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? '',
    );
    const copied = image.filter((line) => line.startsWith('COPY')).join(' ');
    expect(copied).not.toMatch(/COPY (--\S+ )?\. |tests|\.git/);
    expect(image).toContain('USER node');
    const unit = read('systemd/jig@.service');
    expect(unit).toMatch(/^User=jig$/m);
    expect(unit).toMatch(/^InaccessiblePaths=-\/opt\/jig\/\.git$/m);
  });
});
