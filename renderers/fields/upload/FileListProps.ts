import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FileItem } from '../../../runtime/model/fields/types/FieldType.ts';
import type { UploadStore } from '../../../runtime/store/upload/UploadStore.ts';

/** Props of both lists of an upload field: files of the value, then files not uploaded yet. */
export interface FileListProps {
  readonly store: UploadStore;
  readonly schema: ResolvedField;
  readonly items: readonly FileItem[];
  readonly editable: boolean;
}
