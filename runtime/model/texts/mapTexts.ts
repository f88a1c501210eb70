import { isObject } from '../schema/Json.ts';
import type { TextShape } from './textShapes.ts';

type Change = (text: string) => string;

const mapped = (value: unknown, shape: TextShape, change: Change): unknown => {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const made = list.map((one) => mapped(one, shape, change));
    return made.some((one, index) => one !== list[index]) ? made : value;
  }
  if (shape === 'text') return typeof value === 'string' ? change(value) : value;
  if (!isObject(value)) return value;
  let made: Record<string, unknown> | undefined;
  for (const [name, inner] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) continue;
    const next = mapped(value[name], inner, change);
    if (next === value[name]) continue;
    made ??= { ...value };
    made[name] = next;
  }
  return made ?? value;
};

/** The value with its texts changed. Parts without a changed text are the same objects. */
export const mapTexts = <T>(value: T, shape: TextShape, change: Change): T =>
  mapped(value, shape, change) as T; // texts stay texts, so the shape stays
