import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../schema/schemaFiles.ts';

/** A fenced block of commands. */
export interface BookBlock {
  /** The heading that it stands under. */
  readonly chapter: string;
  /** Its place among the blocks of that chapter, from 0. */
  readonly index: number;
  /** Commands, one a line, without their comments. */
  readonly commands: readonly string[];
}

/** A command without the comment after it: a number sign between blanks. */
const withoutComment = (line: string): string => (line.split(' # ')[0] ?? line).trimEnd();

/** Every block of commands of a page, in order. */
export function bookBlocks(page: string): readonly BookBlock[] {
  const blocks: BookBlock[] = [];
  let chapter = '';
  let commands: string[] | undefined;
  let isOther = false;
  for (const line of page.split('\n').map((one) => one.trim())) {
    if (line === '```sh') commands = [];
    else if (line.startsWith('```') && commands !== undefined) {
      const index = blocks.filter((block) => block.chapter === chapter).length;
      blocks.push({ chapter, index, commands });
      commands = undefined;
    } else if (line.startsWith('```')) isOther = !isOther;
    else if (commands !== undefined && line !== '') commands.push(withoutComment(line));
    else if (commands === undefined && !isOther && /^##+ /.test(line)) chapter = line.replace(/^#+ /, '');
  }
  return blocks;
}

/** The page that operators work by. */
export const operatorsPage = (): string => readFileSync(join(root, 'docs/operate.md'), 'utf8');
