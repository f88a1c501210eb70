import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { FieldProps, LabelTie, Renderer } from '../../runtime/Renderer.ts';

/**
 * A look whose code comes when it is first needed: pickers and trees weigh more than a whole list page may. Once loaded
 * it is drawn at once; `preload` lets a box wait for it, so that nothing jumps. A failed load throws into the node's
 * error boundary.
 */
export function lazyField(
  type: string,
  load: () => Promise<ComponentType<FieldProps>>,
  label: LabelTie = 'for',
): Renderer {
  let loaded: ComponentType<FieldProps> | undefined;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };

  // A component made inside a function: called once per look when the module is read.
  function LazyField(props: FieldProps): ReactNode {
    const [failure, setFailure] = useState<unknown>();
    const [, setReady] = useState(loaded !== undefined);
    useEffect(() => {
      let current = true;
      if (!loaded) {
        preload().then(
          () => current && setReady(true),
          (error: unknown) => current && setFailure(error),
        );
      }
      return () => {
        current = false;
      };
    }, []);
    if (failure !== undefined) throw failure;
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : <div className="jig-field-loading" aria-busy="true" />;
  }

  return { slot: 'field', type, label, Component: LazyField, preload };
}
