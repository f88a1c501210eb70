import type { App } from '../../host/AppContext.ts';
import { enabledField, isDisablable } from '../../model/access/enabledField.ts';
import { versionField } from '../../model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { addMessages } from '../../model/messages/index.ts';
import { usesMessages } from '../../model/messages/uses.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { UsedRecord } from '../../wire/records/Uses.ts';
import { usesText } from '../../wire/records/usesText.ts';
import { removalText } from './removalText.ts';

addMessages(usesMessages);

/** Rows of a list that the user wants to delete. */
export interface Removing {
  readonly table: ResolvedTable;
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  /** Why the user may not act on the row; undefined: the user may. */
  refusal(action: 'Delete' | 'Update', row: Row): string | undefined;
}

type Core = Pick<App, 'data' | 'notify' | 't'>;

/**
 * What refers to the rows. None when the server cannot tell: the deletion itself is refused where something
 * does.
 */
const usesOf = async ({ data }: Core, { table, rows, keyOf }: Removing): Promise<readonly UsedRecord[]> => {
  try {
    const answer = await (await data.record()).uses(table.table, rows.map(keyOf));
    return answer.ok ? answer.data.records : [];
  } catch {
    return [];
  }
};

/** Sets the rows disabled, one save each. Returns the message of the first refusal. */
const disable = async (
  { data }: Core,
  { table }: Removing,
  rows: readonly Row[],
): Promise<string | undefined> => {
  for (const row of rows) {
    const main = {
      [table.key]: row[table.key] ?? null,
      [versionField]: row[versionField] ?? null,
      [enabledField]: 0,
    };
    const answer = await data.update(table.table, { main, details: [] });
    if (!answer.ok) return answer.failure.message;
  }
  return undefined;
};

/** Says what uses the rows, and offers to disable those in place of deleting them. Returns true when some were. */
const offerDisable = async (app: Core, removing: Removing, used: readonly UsedRecord[]): Promise<boolean> => {
  const { notify, t } = app;
  const { table, rows, keyOf, refusal } = removing;
  const keys = new Set(used.filter((one) => one.table === table.cnName).map(({ key }) => key));
  const enabled = rows.filter(
    (row) =>
      keys.has(keyOf(row)) && Number(row[enabledField] ?? 1) !== 0 && refusal('Update', row) === undefined,
  );
  const offers = isDisablable(table) && enabled.length > 0;
  const text = t(offers ? 'uses.notDeletedDisable' : 'uses.notDeleted', { used: usesText(t, used) });
  const chosen = await notify.choose({
    title: t('list.confirmTitle'),
    text,
    choices: offers
      ? [{ key: 'disable', label: t('uses.disable', { n: enabled.length }), tone: 'primary' }]
      : [],
    no: t('shell.close'),
  });
  if (chosen === undefined) return false;
  const failed = await disable(app, removing, enabled);
  if (failed === undefined) notify.success(t('uses.disabled', { n: enabled.length }));
  else notify.error(failed);
  return true;
};

/**
 * Deletes rows after asking. The question says what refers to them and offers 停用 instead. Returns the keys
 * of deleted rows; `changed` when rows were disabled; undefined when nothing happened.
 */
export const removeRecords = async (
  app: Core,
  removing: Removing,
): Promise<readonly string[] | 'changed' | undefined> => {
  const { data, notify, t } = app;
  const { table, rows, keyOf, refusal } = removing;
  const refused = rows.map((row) => refusal('Delete', row)).find((message) => message !== undefined);
  if (refused !== undefined) {
    notify.error(refused);
    return undefined;
  }
  const used = await usesOf(app, removing);
  if (used.length > 0) return (await offerDisable(app, removing, used)) ? 'changed' : undefined;
  const text = `${t('list.confirmDelete')}${removalText(t, table, rows)}`;
  if (!(await notify.confirm({ title: t('list.confirmTitle'), text, isDangerous: true }))) return undefined;
  const keys = rows.map(keyOf);
  const answer = await data.remove(table.table, keys);
  if (answer.ok) notify.success(answer.message ?? t('list.deleted'));
  else notify.error(answer.failure.message);
  return answer.ok ? keys : undefined;
};
