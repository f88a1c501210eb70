import { h, type RectNode } from '@logicflow/core';

/** A rendered element of a node or line, in LogicFlow's type. */
export type Drawn = NonNullable<ReturnType<RectNode['getShape']>>;

type Attribute = string | number | ((event: Event) => void);

/** Makes an SVG element. The typings of `h` allow only HTML attributes and are stricter than its result. */
export const svg = (
  tag: string,
  attributes: Readonly<Record<string, Attribute>>,
  ...children: readonly (Drawn | string | null)[]
): Drawn => h(tag, attributes as object, ...children) as unknown as Drawn;
