import type { ReactNode } from 'react';
import type { FieldProps } from '../../../runtime/Renderer.ts';
import { Upload } from './Upload.tsx';

/** Uploads pictures. */
export function Img(props: FieldProps): ReactNode {
  return <Upload {...props} pictures />;
}
