import SemiCascader from '@douyinfe/semi-ui/lib/es/cascader';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { arrow } from './arrow.tsx';
import { chosenKey } from './chosenKeys.ts';
import { isInvalid } from './controlProps.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';
import { treeOf } from './treeOf.ts';

/** Chooses one node of a tree, level by level. Only the last key is stored; the path is looked up again. */
export function Cascader(props: FieldProps): ReactNode {
  const { schema, value, options, onChange, onBlur } = props;
  const tree = treeOf(options);
  const key = Array.isArray(value) ? chosenKey(value.at(-1) ?? null) : chosenKey(value);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Semi's Cascader does not set `aria-disabled`.
    const frame = ref.current?.querySelector('[role="combobox"]');
    frame?.setAttribute('aria-disabled', String(props.mode !== 'edit'));
  });
  return (
    <div ref={ref}>
      <SemiCascader
        {...groupProps(props)}
        aria-label={schema.title}
        size={props.size ?? 'large'}
        arrowIcon={arrow}
        treeData={tree.roots}
        value={key === undefined ? [] : tree.path(key)}
        changeOnSelect
        filterTreeNode
        showClear={!props.required}
        placeholder={schema.placeholder ?? ''}
        validateStatus={isInvalid(props) ? 'error' : 'default'}
        onChange={(path) => {
          const last = Array.isArray(path) ? path.at(-1) : path;
          onChange(last === undefined ? null : readInput(schema, String(last)));
        }}
        onBlur={onBlur}
      />
    </div>
  );
}
