import type { User } from '../../runtime/model/access/User.ts';
import type { CollectionForm } from '../../runtime/model/collections/CollectionForm.ts';
import { generateCollection } from '../../runtime/model/collections/generateCollection.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import { entryChanges, goneSchemas } from '../codegen/entryChanges.ts';
import { entryWorld } from '../codegen/entryWorld.ts';
import { layersOver } from '../codegen/layersOver.ts';
import { veto } from '../context/Hook.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { lockSchemas } from '../publishing/lockSchemas.ts';
import { publishAllWithin } from '../publishing/publish.ts';
import { unfitValues } from '../publishing/unfitValues.ts';
import { withdrawWithin } from '../publishing/withdraw.ts';

/** Puts the table of a form's answers in force, with its page and menu line. `before`: the form as it was. */
export const publishForm = async (
  tx: Queryable,
  { context, user }: { readonly context: TransactionContext; readonly user: User },
  form: CollectionForm,
  before: CollectionForm | undefined,
): Promise<readonly Issue[]> => {
  if (form.questions.length === 0) return [];
  await lockSchemas(tx);
  const now = context.catalog.trial(await overlaysInForce(tx));
  const world = await entryWorld(tx, now);
  const was =
    before === undefined || before.questions.length === 0 ? undefined : generateCollection(before, world);
  const made = generateCollection(form, world);
  const { menu } = made;
  const isTaken = now.bundle.menus.some((line) => line.id === menu?.id && line.tableName !== menu.tableName);
  if (isTaken) return veto('', 'collection.menuTaken', { title: form.title });
  const changes = entryChanges(made, was, now.source.bundle, world);
  if (changes.length === 0) return [];
  const done = await publishAllWithin(
    tx,
    context,
    changes.map(({ kind, name, schema }) => ({ kind, name, patch: schema })),
    user,
  );
  if (!done.ok) return done.issues;
  const [earlier, after] = [
    now.table(made.table.table),
    context.catalog.trial(await overlaysInForce(tx)).table(made.table.table),
  ];
  if (earlier === undefined || after === undefined) return [];
  const optionsOf = (dicNo: string) => world.dictionaries.get(dicNo)?.data;
  return unfitValues(tx, { before: earlier, after }, optionsOf, () => 'DaraggeOptions');
};

/** Takes the table of a deleted form out of force, with what was published over it. Its rows stay in the database. */
export const withdrawForm = async (
  tx: Queryable,
  context: TransactionContext,
  form: CollectionForm,
): Promise<readonly Issue[]> => {
  if (form.questions.length === 0) return [];
  const made = generateCollection(form, await entryWorld(tx, context.catalog));
  const gone = [...goneSchemas(made, undefined), ...(await layersOver(tx, made.table.table))];
  return withdrawWithin(tx, context, gone);
};
