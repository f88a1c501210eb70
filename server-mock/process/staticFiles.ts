import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

/** Content types of build output; other files are not served. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
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

/** Compressed variants from the build, best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves a file for GET; undefined: no such file. */
export type Files = (request: Request) => Promise<Response | undefined>;

/**
 * Serves the built browser side in `directory`. Hashed assets are cached for a year, other files revalidated.
 * Unknown paths get index.html, because the browser's router handles them. Writes `basePath` into index.html once.
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

/** Makes asset paths absolute: the built page uses relative ones (`./assets/...`) but is sent for every path. */
function indexHtml(directory: string, basePath: string): string {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  // <base href="/"> becomes the base path too: the browser's router reads it there.
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
    // The name is too long for the system, or the folder is not readable.
    return false;
  }
}
