import { type Answer, failed } from '../../data/Answer.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { MadeDraft, MakeSource } from '../../wire/links/Make.ts';
import { ScanLine } from './ScanLine.ts';
import type { ScanSource, ScanStore } from './ScanStore.ts';
import { quantityStep } from './scanPayload.ts';
import { refused, type Taken } from './steps/StepTaker.ts';
import { valueText } from './valueText.ts';

/** What the page's link makes of a source, with what remains of it. */
export async function makeOf(
  { app: { data, t }, work }: Pick<ScanStore, 'app' | 'work'>,
  from: MakeSource,
): Promise<Answer<MadeDraft>> {
  try {
    return await (await data.record()).make({ from, to: `${work.document}.${work.link ?? ''}` });
  } catch {
    return failed('network', t('shell.chunkFailed'));
  }
}

/** Makes a line of a row of the open document, or of the document itself. */
export async function makeLine(
  store: ScanStore,
  source: ScanSource,
  chosen: Row | undefined,
): Promise<Taken> {
  const { rowStep, work } = store;
  const row = chosen ?? source.row;
  const key = chosen === undefined ? source.key : store.keyOfRow(chosen);
  const from = { table: source.table.table, keys: [source.key] };
  const made = await makeOf(store, chosen === undefined ? from : { ...from, rows: [{ key }] });
  if (!made.ok) return refused(made.failure.message);
  const { mainData: main, detailData, details = [] } = made.data;
  const { field = '', rows } = quantityStep(work);
  const [own] = details.find((one) => one.table === rows)?.data ?? detailData;
  const table = chosen === undefined ? source.table : store.tableOf(rowStep?.table ?? '');
  const [first] = rowStep?.shows ?? [];
  const name =
    chosen === undefined || first === undefined ? source.name : valueText(store.app, table, row, first);
  const holder = rows === undefined ? main : own;
  const values = rows === undefined ? {} : (own ?? {});
  return store.add(
    new ScanLine({ key, name, table, row, main, values, proposed: String(holder?.[field] ?? '') }),
  );
}
