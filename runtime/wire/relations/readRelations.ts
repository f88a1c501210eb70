import type { Issue } from '../../model/schema/Issue.ts';
import { isObject, type JsonObject } from '../../model/schema/Json.ts';
import { type Reader, reading } from '../Reader.ts';
import { type SentIssue, sentIssue, shownIssue } from '../readIssue.ts';
import { bool, json, listOf, mapOf, maybe, number, object, type Shape, text } from '../shape.ts';
import type {
  RehearsedEffect,
  RehearsedLink,
  RehearsedRelations,
  RelatedReference,
  RelatedTable,
  Relations,
} from './Relations.ts';

const jsonObject: Shape<JsonObject> = (value, path) => {
  const found = json(value, path);
  return isObject(found) ? found : {};
};

/** The answer of `relations`. */
export const relations: Reader<Relations> = object<Relations>({
  tables: listOf(
    object<RelatedTable>({
      ...{ table: text, title: text, isAudited: bool, isClosable: bool, version: number },
      details: listOf(object<{ table: string; title: string }>({ table: text, title: text })),
      references: listOf(object<RelatedReference>({ rows: text, field: text, title: text, to: text })),
      ...{ titles: mapOf(text), shipped: jsonObject, own: maybe(jsonObject) },
    }),
  ),
});

/** What is wrong with a draft, as the screen shows it. */
export interface ShownCheck {
  readonly issues: readonly Issue[];
}

/** The answer of `check`. */
export const relationsChecked: Reader<ShownCheck, { readonly issues: readonly SentIssue[] }> = reading(
  object<{ readonly issues: readonly SentIssue[] }>({ issues: listOf(sentIssue, 10_000) }),
  ({ issues }) => ({ issues: issues.map(shownIssue) }),
);

/** The answer of `rehearse`. */
export const rehearsedRelations: Reader<RehearsedRelations> = object<RehearsedRelations>({
  documents: number,
  links: listOf(object<RehearsedLink>({ name: text, refused: number, examples: listOf(text) })),
  effects: listOf(object<RehearsedEffect>({ name: text, having: number, examples: listOf(text) })),
});
