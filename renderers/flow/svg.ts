import { h, type RectNode } from '@logicflow/core';

/** An element of a node's or line's look, as LogicFlow draws it. */
export type Drawn = NonNullable<ReturnType<RectNode['getShape']>>;

type Attribute = string | number | ((event: Event) => void);

/** An SVG element. The typings of `h` know HTML attributes only and are stricter than what it answers. */
export const svg = (
  tag: string,
  attributes: Readonly<Record<string, Attribute>>,
  ...children: readonly (Drawn | string | null)[]
): Drawn => h(tag, attributes as object, ...children) as unknown as Drawn;
