import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { SavedAnswer } from '../../../runtime/wire/SavePayload.ts';
import type { Beside } from '../../context/SavePlug.ts';
import type { Queryable } from '../../db/Database.ts';
import { type Answer, succeed } from '../../http/Answer.ts';
import { asStored, assembled } from './assembled.ts';
import { documentAnswer } from './documentAnswer.ts';
import { insideMoment } from './insideMoment.ts';
import { loadDocument } from './loadDocument.ts';
import { checkWritten, tellSaved } from './plugged.ts';
import { refuseOffPage } from './refuseOffPage.ts';
import { refuseOthers } from './refuseOthers.ts';
import type { SaveCourse } from './SaveCourse.ts';
import { recordOf, type WritingState } from './SaveState.ts';
import { sentText } from './sentText.ts';
import type { WrittenRecord } from './writeRecord.ts';

/** Whether the save names the version it changes; true for a new record. */
const isVersioned = ({ stored, full, request }: WritingState): boolean =>
  stored === undefined || (sentText(full.main, request.main, versionField) ?? '') !== '';

/** The detail rows after the save; reads them again when only some of their columns were read. */
const detailsNow = async (tx: Queryable, state: WritingState, key: Cell): Promise<Document['details']> => {
  if ((state.stored?.slim?.size ?? 0) === 0) return assembled(recordOf(state)).details;
  const written = await loadDocument(tx, 'save', state.full, key, undefined);
  return Object.fromEntries(written?.details ?? []);
};

const besideSave = async (tx: Queryable, state: WritingState, written: WrittenRecord): Promise<Beside> => {
  const { call, full, stored } = state;
  const { key, values } = written;
  await refuseOffPage(tx, call, full, [key]);
  await refuseOthers(tx, call, full, [key]);
  await checkWritten(tx, call, full, () => [
    { before: stored && asStored(stored), after: assembled(recordOf(state)) },
  ]);
  const { tables, changes } = await tellSaved(tx, {
    call,
    full,
    key,
    before: stored?.main,
    main: { ...stored?.main, ...values, [full.main.key]: key },
    details: () => detailsNow(tx, state, key),
  });
  return { tables, changes: { ...changes, ...(isVersioned(state) ? {} : { unversioned: true }) } };
};

/** The course of a plain save: runs the plugs. `answering` makes its answer of the saved document. */
export const plainSave = <Data>(
  log: 'Add' | 'Edit',
  answering: (saved: Answer<SavedAnswer>) => Answer<Data>,
): SaveCourse<Data> => ({
  log,
  locked: async (tx, state) => ({ values: {}, beside: (written) => besideSave(tx, state, written) }),
  answer: async (tx, state, { key, rows }, beside) => {
    const { call, request, full } = state;
    // Hooks inside the transaction may have written any row.
    const isShort =
      request.changes === true &&
      (full.main.hooks[insideMoment(state)] ?? []).length === 0 &&
      !full.details.some(({ table }) => beside.tables.includes(table.table));
    const data = await documentAnswer(tx, call, request.table, key, isShort ? rows : undefined);
    const saved = succeed(
      call.say('server.saved'),
      data,
      isVersioned(state) ? undefined : { unversioned: true },
    );
    return answering(saved);
  },
});
