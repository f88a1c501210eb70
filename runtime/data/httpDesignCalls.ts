import { codegenEndpoints } from '../wire/codegen/codegenEndpoints.ts';
import { databaseColumns } from '../wire/codegen/readDatabaseColumns.ts';
import { entryPreview } from '../wire/codegen/readEntryPreview.ts';
import { designEndpoints } from '../wire/design/designEndpoints.ts';
import { customKeys, ownDesign, savedVersion, sources } from '../wire/design/readDesign.ts';
import { dictionaryEndpoints } from '../wire/dictionaries/dictionaryEndpoints.ts';
import { extensionEndpoints } from '../wire/extension/extensionEndpoints.ts';
import { nothing, text } from '../wire/shape.ts';
import { sqlParameterEndpoints } from '../wire/sqlParameters/sqlParameterEndpoints.ts';
import type { DesignCalls } from './DesignCalls.ts';
import type { Http } from './Http.ts';
import { httpBoardDesignCalls } from './httpBoardDesignCalls.ts';
import { httpPageDesignCalls } from './httpPageDesignCalls.ts';
import { httpPrintDesignCalls } from './httpPrintDesignCalls.ts';
import { httpRelationCalls } from './httpRelationCalls.ts';
import { httpViewCalls } from './httpViewCalls.ts';

/** {@link DesignCalls} over FormDesignOptionsUser, Sys_Table_Extend and Sys_Dictionary. */
export const httpDesignCalls = (http: Http): DesignCalls => ({
  own: (address) => http.call(designEndpoints.own, { query: { titleEnName: address } }, ownDesign),
  save: (design) =>
    http.call(
      design.FormId ? designEndpoints.update : designEndpoints.add,
      { body: { mainData: design } },
      savedVersion,
    ),
  remove: ({ FormId, TitleEnName }) =>
    http.call(designEndpoints.reset, { query: { titleEnName: TitleEnName }, body: [FormId] }, nothing),
  customFields: (table) => http.call(extensionEndpoints.fields, { query: { tableName: table } }, customKeys),
  freeCode: (tableName, fieldName) =>
    http.call(extensionEndpoints.freeCode, { query: { tableName, fieldName } }, text),
  saveCustomFields: (fields) =>
    http.call(extensionEndpoints.update, { body: { Sys_Table_Extends: fields, DeleteKeys: [] } }, customKeys),
  checkSql: (address, params) =>
    http.call(
      sqlParameterEndpoints.check,
      { body: { SqlParams: JSON.stringify(params), TitleEnName: address } },
      nothing,
    ),
  views: httpViewCalls(http),
  relations: httpRelationCalls(http),
  prints: httpPrintDesignCalls(http),
  boards: httpBoardDesignCalls(http),
  pages: httpPageDesignCalls(http),
  entries: {
    sync: (tableName) => http.call(codegenEndpoints.sync, { query: { tableName } }, databaseColumns),
    preview: (body, signal) => http.call(codegenEndpoints.preview, { body, signal }, entryPreview),
  },
  sources: () => http.call(dictionaryEndpoints.all, { body: {} }, sources),
});
