/** An element of XML. Names keep their prefix; `local` is the name without it. */
export interface XmlNode {
  readonly name: string;
  readonly local: string;
  /** Values without entities, by name with prefix, in the order of the file. */
  readonly attributes: Map<string, string>;
  /** Elements and texts without entities. */
  children: (XmlNode | string)[];
}

/** A new element with the prefix of another one. */
export const elementLike = (
  like: XmlNode,
  local: string,
  attributes: Readonly<Record<string, string>> = {},
  children: (XmlNode | string)[] = [],
): XmlNode => ({
  name: `${like.name.slice(0, like.name.length - like.local.length)}${local}`,
  local,
  attributes: new Map(Object.entries(attributes)),
  children,
});

/** Child elements of this name, whatever their prefix. */
export const childrenOf = (node: XmlNode, local: string): readonly XmlNode[] =>
  node.children.filter((child): child is XmlNode => typeof child !== 'string' && child.local === local);

/** The first child element of this name. */
export const childOf = (node: XmlNode, local: string): XmlNode | undefined =>
  node.children.find((child): child is XmlNode => typeof child !== 'string' && child.local === local);

/** All texts inside an element. */
export const textIn = (node: XmlNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

/** An attribute by its name without prefix. */
export const attributeOf = ({ attributes }: XmlNode, local: string): string | undefined => {
  const plain = attributes.get(local);
  if (plain !== undefined) return plain;
  for (const [name, value] of attributes) if (name.endsWith(`:${local}`)) return value;
  return undefined;
};

/** Every element inside, outer ones first. */
export function* descendantsOf(node: XmlNode): Generator<XmlNode> {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* descendantsOf(child);
  }
}

/** A copy that shares nothing. */
export const cloneNode = (node: XmlNode): XmlNode => ({
  name: node.name,
  local: node.local,
  attributes: new Map(node.attributes),
  children: node.children.map((child) => (typeof child === 'string' ? child : cloneNode(child))),
});
