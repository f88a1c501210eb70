import type { FieldName } from '../../Language.ts';
import { type Edit, type Renamed, type Renaming, renamedBy, type Span } from '../Renaming.ts';
import { jsonataWords } from './jsonataWords.ts';
import { namesIn, type PlacedName } from './namesIn.ts';
import { writtenName } from './writtenName.ts';

/**
 * Renames fields in JSONata, which names them by code along paths. A name after a variable (`$row.Qty`) is
 * doubtful, because its owner is unclear; so is every name in an unreadable text.
 */
export function renameInJsonata(source: string, renaming: Renaming, _fields: readonly FieldName[]): Renamed {
  const { from, to } = renaming;
  const name = lastPart(from.code);
  const read = namesIn(source);
  if (read === undefined) {
    const alike = jsonataWords(source).filter(({ type, value }) => type === 'name' && value === name);
    return renamedBy(source, [], alike.map(spanOf));
  }
  const insert = writtenName(lastPart(to.code));
  const certain = read.names.filter(({ path }) => path === from.code);
  const edits =
    name === lastPart(to.code) ? [] : certain.map((place): Edit => ({ ...spanOf(place), insert }));
  const owner = from.code.includes('.') ? from.code.slice(0, from.code.lastIndexOf('.')) : '*';
  const mayMean = read.reads.some((path) => path === owner || path === '*');
  const doubtful = read.names.filter((place) => mayMean && place.path === undefined && place.name === name);
  return renamedBy(source, edits, doubtful.map(spanOf));
}

function spanOf({ from, to }: Pick<PlacedName, 'from' | 'to'>): Span {
  return { from, to };
}

function lastPart(code: string): string {
  return code.slice(code.lastIndexOf('.') + 1);
}
