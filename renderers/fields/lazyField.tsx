import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { FieldProps, LabelTie, Renderer } from '../../runtime/Renderer.ts';

/**
 * A renderer whose code loads on first use. Pickers and trees exceed the size budget of a list page. Once
 * loaded it renders at once. A box can wait for `preload`, so that nothing jumps. A failed load throws into
 * the node's error boundary.
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

  // A component inside a function is safe here: it is created once per renderer, when the module loads.
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
