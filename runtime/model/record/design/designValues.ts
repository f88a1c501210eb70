/** Text of a designer's property, trimmed; anything but text and numbers is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** True for a yes in any spelling of the designers. */
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** True for an explicit no. Anything else shows the component. */
export const isOff = (value: unknown): boolean =>
  value === false || value === 0 || value === '0' || value === 'false';

/** A finite number, also from text; undefined: none. */
export const numberOf = (value: unknown): number | undefined => {
  const number =
    typeof value === 'number' ? value : textOf(value) === '' ? Number.NaN : Number(textOf(value));
  return Number.isFinite(number) ? number : undefined;
};

/** Component names of older designers as field types. */
const aliases: Readonly<Record<string, string>> = { attachment: 'file', input: 'text' };

/** Field type of a component or column. */
export const componentType = (part: Readonly<Record<string, unknown>>): string => {
  const type = textOf(part.type) || textOf(part.editType);
  return Object.hasOwn(aliases, type) ? (aliases[type] ?? type) : type;
};
