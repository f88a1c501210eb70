import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';
import type { ScanStep, ScanWork } from '../../model/schema/ScanWork.ts';
import type { SavePayload } from '../../wire/SavePayload.ts';
import type { FormStore } from '../form/FormStore.ts';
import type { ScanLine } from './ScanLine.ts';

/** The step with the quantity; the check of schemas says that there is one. */
export const quantityStep = ({ steps }: ScanWork): ScanStep =>
  steps.find(({ step }) => step === 'quantity') ?? { step: 'quantity', title: '' };

/** Header fields that the page has of its own: scanned, declared and asked for. */
const ownFields = ({ steps, values = {}, continues = {}, asks = [] }: ScanWork): ReadonlySet<string> =>
  new Set([
    ...steps.flatMap(({ step, field }) => (step === 'value' && field !== undefined ? [field] : [])),
    ...Object.keys(values),
    ...Object.keys(continues),
    ...asks,
  ]);

/** Header fields that the user has scanned or chosen, such as the warehouse: the next document begins with them. */
export const keptFields = (work: ScanWork): readonly string[] => {
  const { values = {}, continues = {} } = work;
  return [...ownFields(work)].filter(
    (name) => !Object.hasOwn(values, name) && !Object.hasOwn(continues, name),
  );
};

/** The new document of scanned lines, in the shape that Add takes. */
export function scanPayload(
  work: ScanWork,
  { main: table, details }: DocumentTable,
  header: FormStore,
  lines: readonly ScanLine[],
): SavePayload {
  const { field = '', rows } = quantityStep(work);
  const main: MutableRow = { ...lines[0]?.parts.main };
  for (const name of ownFields(work)) {
    const value = header.value(name);
    if (value !== null) main[name] = value;
  }
  const quantityOf = ({ quantity }: ScanLine, values: Row): Row => ({ ...values, [field]: quantity.trim() });
  const [first] = lines;
  if (rows === undefined && first) main[field] = first.quantity.trim();
  delete main[table.key];
  return {
    main,
    details: details.map(({ schema }) => ({
      table: schema.table,
      rows: schema.table === rows ? lines.map((line) => quantityOf(line, line.parts.values)) : [],
      delKeys: [],
    })),
  };
}
