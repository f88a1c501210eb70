import { app } from './app.ts';
import { board } from './board.ts';
import { dictionary } from './dictionary.ts';
import { extensionFields } from './extensionFields.ts';
import { formDesign } from './formDesign.ts';
import { design, extension, globalDesign } from './layers.ts';
import { menu } from './menu.ts';
import { menus } from './menus.ts';
import { mixin } from './mixin.ts';
import { page } from './page.ts';
import { permission } from './permission.ts';
import { print } from './print.ts';
import { proposal } from './proposal.ts';
import { relations } from './relations.ts';
import { type FileKind, isFileKind, type SchemaKind } from './SchemaKind.ts';
import { table } from './table.ts';
import { tableEntry } from './tableEntry.ts';
import { texts } from './texts.ts';
import { userDesign } from './userDesign.ts';
import { view } from './view.ts';
import { workflow } from './workflow.ts';

/**
 * Every kind of schema. Published changes apply in this order, so tables come first, then the layers over them, then
 * what refers to tables.
 */
export const schemaKinds: readonly SchemaKind[] = [
  table,
  mixin,
  extensionFields,
  extension,
  relations,
  formDesign,
  design,
  globalDesign,
  view,
  dictionary,
  page,
  menus,
  menu,
  permission,
  app,
  texts,
  workflow,
  print,
  board,
  proposal,
  tableEntry,
  userDesign,
];

/** Kinds that have files. */
export const fileKinds: readonly FileKind[] = schemaKinds.filter(isFileKind);

/** The kind of this name. */
export const kindNamed = (name: string): SchemaKind | undefined =>
  schemaKinds.find((kind) => kind.name === name);
