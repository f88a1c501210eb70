import { checkEntry, isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import type { Generated } from '../../runtime/model/codegen/Generated.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { readEntry } from '../../runtime/model/codegen/readEntry.ts';
import { writeRenamed } from '../../runtime/model/codegen/renamedColumns.ts';
import { withoutBroken } from '../../runtime/model/codegen/withoutBroken.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { EntryPreview, EntryPreviewBody, MadePart } from '../../runtime/wire/codegen/EntryPreview.ts';
import { shownLayers } from '../catalog/shownLayers.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, sentBody, type UserCall } from '../http/Call.ts';
import { entryChanges, goneSchemas, isInForce, type MadeSchema, madeSchemas } from './entryChanges.ts';
import { loadSurroundings } from './entryWorld.ts';
import { lastMade } from './lastMade.ts';
import { storedEntry } from './storedEntry.ts';
import { columnsRenamed } from './storedRows/columnsRenamed.ts';
import { movedColumns } from './storedRows/movedColumns.ts';
import { storedRowIssues } from './storedRows/storedRowIssues.ts';

/** Most column rows of a call. */
const most = 1000;

const titleOf = ({ schema, name }: MadeSchema): string =>
  String(schema.cnName ?? schema.dicName ?? schema.title ?? schema.name ?? name);

const makesOf = (
  made: Generated,
  changes: readonly MadeSchema[],
  was: Generated | undefined,
  isThere: (one: MadeSchema) => boolean,
): readonly MadePart[] => {
  const gone = was === undefined ? [] : goneSchemas(was, made);
  const ruleBefore = (code: string): string | undefined =>
    was?.numberRules.find(({ formCode }) => formCode === code)?.prefix;
  const changed = new Set(changes.map(({ kind, name }) => `${kind} ${name}`));
  const part = (one: MadeSchema, how: MadePart['how']): MadePart => ({
    kind: one.kind,
    name: one.name,
    title: titleOf(one),
    how,
  });
  return [
    ...madeSchemas(made).map((one) =>
      part(one, !isThere(one) ? 'added' : changed.has(`${one.kind} ${one.name}`) ? 'changed' : 'same'),
    ),
    ...made.numberRules.map(
      ({ formCode, prefix }): MadePart => ({
        kind: 'numberRule',
        name: formCode,
        title: `${prefix}yyyyMMdd0001`,
        how:
          ruleBefore(formCode) === undefined ? 'added' : ruleBefore(formCode) === prefix ? 'same' : 'changed',
      }),
    ),
    ...gone.map((one) => part(one, 'removed')),
  ];
};

/** The table with the choices of dictionaries that are not there yet in its fields, so that a browser can show them. */
const withOwnChoices = (table: JsonObject, { dictionaries }: Generated): JsonObject => {
  const choices = new Map(dictionaries.map(({ dicNo, data = [] }) => [dicNo, data] as const));
  const fields = (asList(table.fields ?? []) ?? []).map((line): Json => {
    const { dataKey, ...rest } = asObject(line) ?? {};
    const data = choices.get(String(dataKey ?? ''));
    // Options are JSON values with typed properties.
    return data === undefined ? line : { ...rest, data: data as unknown as Json };
  });
  return { ...table, fields };
};

/**
 * `POST /api/builder/preview`: what an entry would become that is not stored: its table with what was changed by hand,
 * and everything a save would make, change or take away. Of an entry with errors, the table of its sound parts. Stores nothing.
 */
export const previewEntry = async (call: UserCall): Promise<Answer<EntryPreview>> => {
  const body = sentBody<EntryPreviewBody>(call);
  const [main, rows] = [asObject(body.mainData), asList(body.detailData)];
  if (main === undefined || rows === undefined || rows.length > most)
    return refuse('422', call.say('server.paramsIncomplete'));
  const { catalog, db } = call.context;
  const id = Number(main.Table_Id ?? main.table_Id ?? 0);
  const known = String((await storedEntry(db, catalog, id))?.entry.renamedColumns ?? '');
  const renamed = await columnsRenamed(db, catalog, id, { columns: rows, known });
  const entry = readEntry({ ...main, RenamedColumns: writeRenamed(renamed) }, rows);
  const said = (issues: readonly Issue[]): EntryPreview['issues'] =>
    issues.map((issue) => ({ ...issue, message: messageOf(issue, call.locale) }));
  if (isFolder(entry)) return succeed(null, { issues: [], layers: [], makes: [] });
  const around = (await loadSurroundings(db, call.context))(entry.table_Id);
  const issues = checkEntry(entry, around);
  const isSound = !issues.some(({ severity }) => severity === 'error');
  const made = generate(isSound ? entry : withoutBroken(entry, issues), around);
  const was = isSound ? await lastMade(db, entry.table_Id, around) : undefined;
  const ofRows = isSound ? await storedRowIssues(db, catalog, { entry, made, was }) : [];
  const { bundle } = catalog.source;
  const changes = entryChanges(made, was, bundle, around, movedColumns(entry, was));
  const isChanged = (kind: string, name: string): boolean =>
    changes.some((one) => one.kind === kind && one.name === name);
  const others = (await overlaysInForce(db)).filter(({ kind, name }) => !isChanged(kind, name));
  const trial = catalog.trial([
    ...others,
    ...changes.map(({ kind, name, schema }) => ({
      kind,
      name,
      version: 0,
      patch: kind === 'table' ? withOwnChoices(schema, made) : schema,
    })),
  ]);
  return succeed(null, {
    issues: said([
      ...issues,
      ...made.notes,
      // The save asks about these.
      ...ofRows.map(({ isQuestion, ...issue }) => ({
        ...issue,
        severity: isQuestion === true ? ('warning' as const) : issue.severity,
      })),
    ]),
    layers: shownLayers(trial, call.user, made.table.table),
    makes: isSound ? makesOf(made, changes, was, (one) => isInForce(bundle, one)) : [],
  });
};
