import { expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { shippedFiles } from '../../scripts/schema/schemaFiles.ts';
import { layOut } from '../../scripts/schema/write/layOut.ts';

const parse = (text: string): JsonObject => JSON.parse(text) as JsonObject;
const shipped = shippedFiles();
const text = (file: string): string => shipped.get(file) ?? '';

it('writes a new file as the shipped ones are written', () => {
  const files = [
    'schemas/tables/sales/Production_SalesOrder.json',
    'schemas/pages/system/coder.json',
    'schemas/dictionaries/gender.json',
    'schemas/menus.json',
    'schemas/texts/en/sales.json',
  ];
  for (const file of files) expect(layOut(parse(text(file))), file).toBe(text(file));
});

it('changes only the lines of what changed, whatever the manner of the file', () => {
  for (const [file, before] of shipped) {
    const document = parse(before);
    expect(layOut(document, before), file).toBe(before);
    // The properties in another order are no change.
    expect(layOut(Object.fromEntries(Object.entries(document).toReversed()), before), file).toBe(before);
    const after = layOut({ ...document, added: { a: [1, 'x'] } }, before);
    expect(parse(after), file).toEqual({ ...document, added: { a: [1, 'x'] } });
    const old = new Set(before.split('\n'));
    expect(after.split('\n').filter((line) => !old.has(line)).length, file).toBeLessThanOrEqual(2);
  }
});

it('finds a field among those before by its name, so that moved and added ones leave the others alone', () => {
  const before =
    '{\n  "table": "T",\n  "fields": [\n    {"field":  "A"},\n    { "field": "B",   "max": 1 }\n  ]\n}\n';
  const after = layOut(
    { table: 'T', fields: [{ field: 'C' }, { field: 'B', max: 2, min: 0 }, { field: 'A' }] },
    before,
  );
  expect(after).toBe(
    '{\n  "table": "T",\n  "fields": [\n    { "field": "C" },\n    { "field": "B", "max": 2, "min": 0 },\n    {"field":  "A"}\n  ]\n}\n',
  );
});
