import type { ReactNode } from 'react';
import type { FieldProps } from '../../../runtime/Renderer.ts';
import { Upload } from './Upload.tsx';

/** Uploads files of any type, or workbooks; the field type decides which files are allowed. */
export function File(props: FieldProps): ReactNode {
  return <Upload {...props} pictures={false} />;
}
