import { checkZip, partBytes } from '../../checkZip.ts';
import { SheetFault } from '../../SheetFault.ts';
import { zipOf } from '../../zipOf.ts';
import { fillingLimits } from '../fillingLimits.ts';
import { readXml } from '../xml/readXml.ts';
import { writeXml } from '../xml/writeXml.ts';
import { attributeOf, childrenOf, elementLike, type XmlNode } from '../xml/XmlNode.ts';
import { relationsPart, targetPart } from './partPath.ts';

/** A relation of one part to another. */
export interface Relation {
  readonly id: string;
  /** The last word of its type, such as `drawing`. */
  readonly type: string;
  /** The whole type. */
  readonly typeName: string;
  /** Name of the part, or an address outside. */
  readonly target: string;
  readonly isExternal: boolean;
}

const relationsType = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = '[Content_Types].xml';

/** The parts of an .xlsx. XML is read when it is asked for, and written back when it was changed. */
export class WorkbookPackage {
  readonly #parts: Map<string, Uint8Array | string>;
  readonly #read = new Map<string, XmlNode>();
  #types: XmlNode;

  private constructor(parts: Map<string, Uint8Array | string>) {
    this.#parts = parts;
    this.#types = this.xml(contentTypes);
  }

  /** Throws SheetFault for a file that is damaged or too large. */
  static open(bytes: Uint8Array): WorkbookPackage {
    const parts = new Map<string, Uint8Array | string>();
    let total = 0;
    for (const entry of checkZip(bytes)) {
      if (entry.name.endsWith('/')) continue;
      total += entry.unpacked;
      if (total > fillingLimits.unpacked)
        throw new SheetFault('sheet.bomb', { n: Math.round(total / 1024 / 1024) });
      parts.set(entry.name, partBytes(bytes, entry, fillingLimits.unpacked));
    }
    if (!parts.has(contentTypes)) throw new SheetFault('sheet.noWorkbook');
    return new WorkbookPackage(parts);
  }

  /** A copy whose changes do not reach this one. */
  copy(): WorkbookPackage {
    return new WorkbookPackage(new Map(this.#parts));
  }

  get names(): readonly string[] {
    return [...this.#parts.keys()];
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  bytes(name: string): Uint8Array | string | undefined {
    return this.#parts.get(name);
  }

  /** A part as XML; changes to it are written. Throws SheetFault when there is none. */
  xml(name: string): XmlNode {
    const known = this.#read.get(name);
    if (known !== undefined) return known;
    const found = this.#parts.get(name);
    if (found === undefined) throw new SheetFault('sheet.unreadable');
    const root = readXml(typeof found === 'string' ? found : new TextDecoder().decode(found));
    this.#read.set(name, root);
    return root;
  }

  set(name: string, content: Uint8Array | string | XmlNode): void {
    this.#read.delete(name);
    if (typeof content === 'string' || content instanceof Uint8Array) this.#parts.set(name, content);
    else {
      this.#parts.set(name, '');
      this.#read.set(name, content);
    }
  }

  remove(name: string): void {
    this.#parts.delete(name);
    this.#read.delete(name);
    this.#types.children = this.#types.children.filter(
      (child) => typeof child === 'string' || attributeOf(child, 'PartName')?.slice(1) !== name,
    );
  }

  /** Type of a part, by its own name or its ending. */
  typeOf(name: string): string | undefined {
    const own = childrenOf(this.#types, 'Override').find(
      (one) => attributeOf(one, 'PartName')?.slice(1).toLowerCase() === name.toLowerCase(),
    );
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const usual = childrenOf(this.#types, 'Default').find(
      (one) => attributeOf(one, 'Extension')?.toLowerCase() === ending,
    );
    const found = own ?? usual;
    return found && attributeOf(found, 'ContentType');
  }

  addType(name: string, type: string): void {
    this.#types.children.push(
      elementLike(this.#types, 'Override', { PartName: `/${name}`, ContentType: type }),
    );
  }

  addEnding(ending: string, type: string): void {
    const has = childrenOf(this.#types, 'Default').some(
      (one) => attributeOf(one, 'Extension')?.toLowerCase() === ending,
    );
    if (!has)
      this.#types.children.unshift(
        elementLike(this.#types, 'Default', { Extension: ending, ContentType: type }),
      );
  }

  relationsOf(part: string): readonly Relation[] {
    const name = relationsPart(part);
    if (!this.has(name)) return [];
    return childrenOf(this.xml(name), 'Relationship').map((one) => {
      const typeName = attributeOf(one, 'Type') ?? '';
      const isExternal = attributeOf(one, 'TargetMode') === 'External';
      const target = attributeOf(one, 'Target') ?? '';
      return {
        ...{ id: attributeOf(one, 'Id') ?? '', typeName, isExternal },
        type: typeName.slice(typeName.lastIndexOf('/') + 1),
        target: isExternal ? target : targetPart(part, target),
      };
    });
  }

  /** Sets the relations of a part. */
  setRelations(part: string, relations: readonly Relation[]): void {
    const name = relationsPart(part);
    const root: XmlNode = {
      ...{ name: 'Relationships', local: 'Relationships' },
      attributes: new Map([['xmlns', relationsType]]),
      children: [],
    };
    root.children = relations.map(({ id, typeName, target, isExternal }) =>
      elementLike(root, 'Relationship', {
        ...{ Id: id, Type: typeName, Target: isExternal ? target : `/${target}` },
        ...(isExternal ? { TargetMode: 'External' } : {}),
      }),
    );
    this.set(name, root);
  }

  /** Adds a relation and answers its id. */
  relate(part: string, typeName: string, target: string): string {
    const known = this.relationsOf(part);
    const ids = new Set(known.map((one) => one.id));
    let number = known.length + 1;
    while (ids.has(`rId${number}`)) number += 1;
    const id = `rId${number}`;
    const type = typeName.slice(typeName.lastIndexOf('/') + 1);
    this.setRelations(part, [...known, { id, typeName, type, target, isExternal: false }]);
    return id;
  }

  /** The file. */
  save(): Uint8Array<ArrayBuffer> {
    const encoder = new TextEncoder();
    const names = [contentTypes, ...this.names.filter((name) => name !== contentTypes)];
    return zipOf(
      names.map((name) => {
        const read = this.#read.get(name);
        const content = read === undefined ? (this.#parts.get(name) ?? '') : writeXml(read);
        return { name, bytes: typeof content === 'string' ? encoder.encode(content) : content };
      }),
    );
  }
}
