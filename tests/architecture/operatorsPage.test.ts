import { describe, expect, it } from 'vitest';
import { type BookBlock, bookBlocks, operatorsPage } from '../../scripts/opsBook/bookBlocks.ts';
import { chaptersNotRun, commandsNotRun, whyNotRun } from '../../scripts/opsBook/notRun.ts';
import { Replacements, replacementsOf } from '../../scripts/opsBook/Replacements.ts';

const page = operatorsPage();
const ports = { one: 1, two: 2, other: 3, site: 4, plain: 5, postgres: 6, bucket: 7 };
const folder = '/trial';
const replacements = new Replacements(replacementsOf({ folder, sockets: '/trial/sockets', ports }));

/** Places of a machine that the trial must not touch, and words that stand for something else. */
const unfit =
  /(?<![\w.])\/(?:etc|var|opt|srv|usr|home|root|tmp|backups)\b|\.\.\.|\b(?:PASSWORD|ADDRESS|TARGET_|FILE|DIR)\b(?!=)|example\.com|\buser:password\b/;

/** Why `npm run ops:book` could not run a command as it stands; undefined: it can. */
const unfitness = (block: BookBlock, command: string): string | undefined => {
  if (whyNotRun(block, command) !== undefined) return undefined;
  // The trial carries out `systemctl` itself, so such a command may not be part of a longer line.
  if (/.\bsystemctl\b/.test(command)) return `systemctl has to stand on a line of its own: ${command}`;
  const found = unfit.exec(replacements.in(command).replaceAll(/\/trial\/\S*|\/dev\/null/g, ''));
  return found === null ? undefined : `${found[0]} is not in the table of replacements: ${command}`;
};

const unfitIn = (text: string): readonly string[] =>
  bookBlocks(text).flatMap((block) => block.commands.flatMap((command) => unfitness(block, command) ?? []));

describe('docs/operate.md', () => {
  const blocks = bookBlocks(page);

  it('has commands that npm run ops:book runs as they stand, or names with a reason', () => {
    expect(blocks.length).toBeGreaterThan(15);
    expect(unfitIn(page)).toEqual([]);
  });

  it.each([
    ['a file of the machine', 'rm /etc/passwd'],
    ['a word for something else', 'git clone ADDRESS && psql postgres://postgres:PASSWORD@localhost'],
    ['systemd among others', 'nginx -t && systemctl reload nginx'],
  ])('notices a new command with %s', (_, command) => {
    expect(unfitIn(`## Watch\n\n\`\`\`sh\n${command}\n\`\`\`\n`)).toHaveLength(1);
  });

  it('has every block of commands as such: a block in another language is no command', () => {
    const languages = [...page.matchAll(/^\s*```(\S*)$/gm)]
      .filter((_, n) => n % 2 === 0)
      .map(([, one]) => one);
    expect([...new Set(languages)].sort()).toEqual(['sh', 'yaml']);
    expect(languages.filter((one) => one === 'sh')).toHaveLength(blocks.length);
  });

  it('holds everything that is named as not run', () => {
    const chapters = new Set(blocks.map(({ chapter }) => chapter));
    const commands = new Set(blocks.flatMap((block) => block.commands));
    expect(Object.keys(chaptersNotRun).filter((chapter) => !chapters.has(chapter))).toEqual([]);
    expect(Object.keys(commandsNotRun).filter((command) => !commands.has(command))).toEqual([]);
  });
});
