import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import type { FormBase } from '../base/FormBase.ts';
import type { FormEdit } from '../commands/FormEdit.ts';
import { readDraft } from '../draft/readDraft.ts';

/** Maximum characters of an imported file. */
export const longestImport = 3_000_000;

const names = ['DaraggeOptions', 'TableConfig', 'SqlParams'] as const;

/** Replaces a draft by an exported design. SQL texts are taken for user 1 only. Refuses what is no design. */
export function importForm(text: string, base: FormBase): FormEdit {
  const value = text.length > longestImport ? undefined : parsed(text);
  if (!isObject(value) || !names.some((name) => value[name] !== undefined))
    return refuse('formDesign.importNothing');
  const said = (name: string): string => textOf(value, name);
  const { draft, issues } = readDraft(
    {
      DaraggeOptions: said('DaraggeOptions'),
      TableConfig: said('TableConfig'),
      SqlParams: base.isAdmin ? said('SqlParams') : '',
    },
    base,
  );
  return { ok: true, draft, select: [], left: issues };
}

const textOf = (value: JsonObject, name: string): string => {
  const said = value[name] ?? '';
  return typeof said === 'string' ? said : JSON.stringify(said);
};

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
