import type { MessageKey } from '../../messages/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** The one issue because of which a published change does not apply. */
export const refused = (rule: MessageKey, path: string, params: Issue['params'] = {}): readonly Issue[] => [
  schemaIssue(rule, path, params),
];

/** Refuses a change that lacks what applying it needs. */
export const misshapen = (kind: string, name: string, path = ''): readonly Issue[] =>
  refused('server.overlayShape', path, { kind, name });

/** True for an object with texts under all of these names. */
export const hasTexts = (patch: Json, ...names: readonly string[]): patch is JsonObject =>
  isObject(patch) && names.every((name) => typeof patch[name] === 'string');
