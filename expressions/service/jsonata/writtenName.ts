import { endsName, isDigit } from '../../jsonata/grammar/characters.ts';

const words: ReadonlySet<string> = new Set(['and', 'or', 'in', 'true', 'false', 'null', 'function', 'λ']);

/** A name as written in a path: in backquotes where it could be read as something else. */
export function writtenName(name: string): string {
  const first = name.charCodeAt(0);
  const letters = Array.from({ length: name.length }, (_, at) => name.charCodeAt(at));
  const plain = name !== '' && first !== 36 && !isDigit(first) && !letters.some(endsName);
  return plain && !words.has(name) ? name : `\`${name}\``;
}

/** A path with each name quoted where needed. */
export function writtenPath(path: string): string {
  return path.split('.').map(writtenName).join('.');
}
