import type { ReactNode } from 'react';
import type { FieldProps } from '../../../runtime/Renderer.ts';
import { Upload } from './Upload.tsx';

/** Files of any kind, and workbooks: the kind of the field says what is taken. */
export function File(props: FieldProps): ReactNode {
  return <Upload {...props} pictures={false} />;
}
