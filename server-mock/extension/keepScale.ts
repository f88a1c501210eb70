import type { ExtensionKind } from '../../runtime/model/fields/extension/extensionKinds.ts';
import { readExtensionField } from '../../runtime/model/fields/extension/PublishedField.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';

/** Writes the number of decimals typed on the page into the field's options. Kinds without decimals lose it. */
export const keepScale = (
  values: MutableRow,
  stored: Readonly<Row> | undefined,
  kind: ExtensionKind | undefined,
): void => {
  const row = { ...stored, ...values };
  const scale = kind?.mostDigits === undefined ? null : (row.Scale ?? null);
  if (scale === (stored?.Scale ?? null)) return;
  // A row holds JSON scalars only.
  const { scale: _before, ...rest } = readExtensionField(row as JsonObject).options ?? {};
  const options = { ...rest, ...(scale !== null && { scale }) };
  values.Scale = scale;
  values.FieldOptions = Object.keys(options).length === 0 ? null : JSON.stringify(options);
};
