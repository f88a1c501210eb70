import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

/** Content types of what the build emits; anything else is not served. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What the build compressed beside the original, best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Answers a GET for a file; undefined when there is none. */
export type Files = (request: Request) => Promise<Response | undefined>;

/**
 * The built browser side in `directory`. Hashed assets are cached for a year, the rest is asked for again; a path that is no
 * file gets index.html, because the browser's router knows it. `basePath` is written into index.html once.
 */
export function staticFiles(directory: string, basePath: string): Files {
  const index = indexHtml(directory, basePath);
  const page = (): Response =>
    new Response(index, { headers: { 'content-type': types['.html'] ?? '', 'cache-control': 'no-cache' } });
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const path = decoded(new URL(request.url).pathname);
    if (path === undefined) return undefined;
    const file = join(directory, normalize(path));
    const type = types[extname(file).toLowerCase()];
    if (!file.startsWith(directory + sep) || path === '/' || path === '/index.html') return page();
    if (type === undefined || !isFile(file))
      return extname(path) === '' || type === undefined ? page() : undefined;
    return fileAnswer(file, type, request);
  };
}

async function fileAnswer(file: string, type: string, request: Request): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const best = encodings.find(([name, ending]) => accepted.includes(name) && isFile(file + ending));
  const hashed = file.includes(`${sep}assets${sep}`);
  return new Response(new Uint8Array(await readFile(best === undefined ? file : file + best[1])), {
    headers: {
      'content-type': type,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(best === undefined ? {} : { 'content-encoding': best[0] }),
    },
  });
}

/** The built page names its files relative to itself (`./assets/...`); it is sent for every path, so they get their root. */
function indexHtml(directory: string, basePath: string): string {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  // Its <base href="/"> becomes the base path too: that is where the browser's router reads it.
  return html.replaceAll(/(\s(?:src|href)=")\.?\/(?!\/)/g, `$1${basePath}/`);
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A name too long for the system, or a folder it may not look into.
    return false;
  }
}
