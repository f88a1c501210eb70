import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FileItem } from '../../../runtime/model/fields/types/FieldType.ts';
import type { UploadStore } from '../../../runtime/store/upload/UploadStore.ts';

/** What both lists of an upload field draw: the files of the value, then those that are not uploaded. */
export interface FileListProps {
  readonly store: UploadStore;
  readonly schema: ResolvedField;
  readonly items: readonly FileItem[];
  readonly editable: boolean;
}
