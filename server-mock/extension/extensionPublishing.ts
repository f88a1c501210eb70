import { extensionFields } from '../../runtime/model/check/kinds/extensionFields.ts';
import type { PublishPlug } from '../context/PublishPlug.ts';
import { claimColumns } from './claimColumns.ts';
import { keepExtensionRows } from './keepExtensionRows.ts';

/** Extension fields that are published get columns of their own, and their rows say what is in force. */
export const extensionPublishing: PublishPlug = {
  kind: extensionFields.name,
  prepare: claimColumns,
  follow: keepExtensionRows,
};
