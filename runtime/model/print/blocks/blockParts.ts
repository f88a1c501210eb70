import type { JsonObject } from '../../schema/Json.ts';
import type { Align, Box } from '../layout/Box.ts';
import type { Piece } from '../layout/Flow.ts';
import { lineHeight } from '../layout/FontMetrics.ts';
import { valueKinds } from '../values/valueKinds.ts';

/** JSON Schema of parts that several kinds of block share. */
export const sizeMeta: JsonObject = { type: 'number', minimum: 4, maximum: 72, description: '字号（磅）' };
export const boldMeta: JsonObject = { type: 'boolean', description: '粗体' };
export const alignMeta: JsonObject = { enum: ['left', 'center', 'right'], description: '对齐' };
export const titleMeta: JsonObject = { type: 'string', maxLength: 200, description: '标题；默认字段标题' };
export const lengthMeta = (description: string): JsonObject => ({
  ...{ type: 'number', minimum: 0, maximum: 2000, description },
});

/** Symbologies that templates may name. */
export const symbologies = ['code128', 'ean13', 'gs1-128', 'qrcode', 'datamatrix'] as const;

/** JSON Schema of a value. */
export const valueMeta: JsonObject = {
  anyOf: valueKinds.map(({ name, properties }) => ({
    ...{ type: 'object', properties, required: [name], additionalProperties: false },
  })),
};

/** How lines of text look. */
interface TextLook {
  readonly size: number;
  readonly bold: boolean;
  readonly align: Align;
}

/** Lines of text under each other, in a column of this width from `x`. */
export const textLines = (lines: readonly string[], look: TextLook, x: number, width: number): Piece => ({
  height: lines.length * lineHeight(look.size),
  boxes: lines.flatMap((text, at): readonly Box[] =>
    text === '' ? [] : [{ kind: 'text', x, y: at * lineHeight(look.size), width, text, ...look }],
  ),
});
