import type { ReactNode } from 'react';
import { isBarcode } from '../../runtime/model/fields/types/barcode.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { code128 } from './code128.ts';
import { Text } from './Text.tsx';

/** Blank modules on both sides, by which scanners find the code. */
const quiet = 10;

/** A code as text, and below it as Code 128 for scanners. */
export function Barcode(props: FieldProps): ReactNode {
  const { value, schema } = props;
  return (
    <>
      <Text {...props} />
      {typeof value === 'string' && value !== '' && isBarcode(value) ? (
        <Bars text={value} label={`${schema.title} ${value}`} />
      ) : null}
    </>
  );
}

function Bars({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  let at = quiet;
  let path = '';
  for (const [index, width] of code128(text).entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v40h-${width}z`;
    at += width;
  }
  const whole = at + quiet;
  return (
    <svg
      className="jig-barcode"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} 40`}
      width={whole * 1.5}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
