import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const product = sourceFiles.filter(({ path }) => !/^(tests|bench|scripts|docs)\//.test(path));

/** What runs, draws or hashes what it is given, and the files that may, each for what its comment says. */
const walls: readonly { readonly what: string; readonly found: RegExp; readonly files: readonly string[] }[] =
  [
    {
      what: 'starts programs',
      found: /from ['"](?:node:)?child_process['"]/,
      // `ps` with a process id, as a list of arguments.
      files: ['server-mock/db/runningProcess.ts'],
    },
    {
      what: 'sets a text as HTML',
      found: /dangerouslySetInnerHTML=|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
      files: [
        'renderers/grid/HeadTip.ts',
        'renderers/richText/RichTextBlock.tsx',
        'renderers/richText/RichTextBox.tsx',
      ],
    },
    {
      what: 'listens to messages of other windows',
      found: /addEventListener\(\s*['"]message['"]|\bonmessage\s*=/,
      // Its own channel, which reaches no window.
      files: ['runtime/data/nextTask.ts'],
    },
    { what: 'sets a cookie', found: /document\.cookie|set-cookie/i, files: [] },
  ];

const matching = ({ found }: { readonly found: RegExp }, files: readonly SourceFile[]): readonly string[] =>
  files.filter(({ text }) => found.test(text)).map(({ path }) => path);

/** Names of hash functions and ciphers that a text asks `node:crypto` for. */
const algorithms = (text: string): readonly string[] =>
  [...text.matchAll(/create(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*([^,)]+)/g)].map(([, name = '']) => name);

describe('what may do harm with what it is given', () => {
  it.each(walls)('$what in files that are known only', (wall) => {
    expect(matching(wall, product).filter((path) => !path.startsWith('server-mock/threads/'))).toEqual(
      wall.files,
    );
  });

  it('hashes by SHA-256 and enciphers by AES-256-GCM alone', () => {
    const used = product.flatMap(({ text }) => algorithms(text));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !["'sha256'", "'aes-256-gcm'", 'algorithm'].includes(name))).toEqual([]);
    const named = product.flatMap(({ text }) => [...text.matchAll(/^const algorithm = ('[^']+')/gm)]);
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set(["'aes-256-gcm'", "'HS256'"]));
    expect(matching({ found: /\b(?:md5|sha-?1|des|rc4)\b\s*\(|['"](?:md5|sha-?1)['"]/i }, product)).toEqual(
      [],
    );
  });

  it('is noticed', () => {
    const file = (text: string): SourceFile => ({ path: 'x.ts', text, files: [], packages: [] });
    const samples = [
      "import { exec } from 'node:child_process';",
      'box.innerHTML = text;',
      "addEventListener('message', run);",
      "headers.append('Set-Cookie', token);",
    ];
    for (const [at, wall] of walls.entries())
      expect(matching(wall, [file(samples[at] ?? '')]), wall.what).toEqual(['x.ts']);
    expect(algorithms("createHash('md5').update(x)")).toEqual(["'md5'"]);
  });
});
