import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Readers of stored texts: the only files of the server that parse JSON from the database. */
const readers: Readonly<Record<string, string>> = {
  'server-mock/access/fieldRightsOf.ts': 'Sys_RoleField: field rights of a role',
  'server-mock/backup/state/storedNote.ts':
    'settings: the last backup, the last failure, the day of an alarm',
  'server-mock/boards/arrangements.ts': 'jig_home: cards of a first page',
  'server-mock/catalog/readVersion.ts': 'jig_schema_version: document of a version',
  'server-mock/codegen/entryBatches/keptPieces.ts': 'jig_entry_piece: entries to be put in force',
  'server-mock/db/removedFields.ts': 'a setting: removed fields',
  'server-mock/effects/StandingEffect.ts': 'jig_effect: values before and after',
  'server-mock/http/idempotency/keptAnswers.ts': 'jig_idempotency: answer of a call',
  'server-mock/favourites/keptNames.ts': 'jig_favourite, jig_recent: pages, views and records of a user',
  'server-mock/longWork/taskCalls.ts': 'jig_task: what a call answered',
  'server-mock/mailings/mailingTasks.ts':
    'Sys_QuartzOptions: what a mailing sends; Sys_QuartzLog: what became of it',
  'server-mock/optionViews/optionViewChoice.ts': 'jig_option_view_choice: order of the views of a user',
  'server-mock/records/readChanges.ts': 'Sys_Log: changes',
  'server-mock/shares/storedShares.ts': 'jig_share: content',
  'server-mock/sqlParameters/readParameterList.ts': 'FormDesignOptions: SqlParams',
  'server-mock/tableSettings/columnSet.ts': 'jig_column_set: columns of a user',
  'server-mock/tableSettings/searchSet.ts': 'jig_search_set: search fields of a user',
  'server-mock/workflow/calls/steps/flowLog.ts': 'Sys_WorkFlowTableAuditLog: note',
  'server-mock/workflow/calls/steps/roundEdits.ts': 'Sys_WorkFlowTableAuditLog: edits',
  'server-mock/workflow/records/StoredInstance.ts': 'Sys_WorkFlowTable: state and changes',
};

/** Files of the server that parse JSON from elsewhere: requests, files and other processes. */
const others: readonly string[] = [
  'server-mock/backup/productVersion.ts',
  'server-mock/backup/readHeader.ts',
  'server-mock/backup/sealSecrets.ts',
  'server-mock/backup/snapshot/SnapshotAnswer.ts',
  'server-mock/catalog/SchemaFiles.ts',
  'server-mock/db/runningProcess.ts',
  'server-mock/facts/versionInfo.ts',
  'server-mock/http/readBody.ts',
  'server-mock/process/broadcastChanges.ts',
  'server-mock/process/environmentVariables.ts',
  'server-mock/process/firstStart.ts',
  'server-mock/records/rowReader.ts',
  'server-mock/routes/health.ts',
  'server-mock/tasks/callTarget.ts',
  'server-mock/tasks/taskHook.ts',
  'server-mock/threads/bundledProgram.mjs',
  'server-mock/workflow/demo/seedWorkflows.ts',
];

/** Texts of designs and workflows, each with the one file that parses it for both sides. */
const shared: Readonly<Record<string, string>> = {
  'DaraggeOptions, TableConfig': 'runtime/model/record/design/readList.ts',
  'NodeConfig, LineConfig': 'runtime/model/workflow/definition/readConfig.ts',
};

const parsesJson = (text: string): boolean => /\b(?:JSON\.parse|parseJson)\(/.test(text);

const parsing = (folder: string): readonly string[] =>
  sourceFiles.filter(({ path, text }) => path.startsWith(folder) && parsesJson(text)).map(({ path }) => path);

describe('stored texts', () => {
  it('each has one reader on the server', () => {
    expect(parsing('server-mock/')).toEqual([...Object.keys(readers), ...others].toSorted());
  });

  it.each(Object.entries(shared))('%s is parsed by one file', (_, reader) => {
    const folder = reader.slice(0, reader.lastIndexOf('/') + 1);
    expect(parsing(folder)).toEqual([reader]);
  });

  it('of versions are stored by one file', () => {
    const storing = sourceFiles.filter(
      ({ path, text }) => path.startsWith('server-mock/') && /insert into "jig_schema_version"/.test(text),
    );
    expect(storing.map(({ path }) => path)).toEqual(['server-mock/catalog/storeVersion.ts']);
  });
});
