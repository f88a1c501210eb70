/** `jig/plugin/react`: what the browser half of a plugin imports: looks of fields and cells, toolbar buttons, row hooks. */
export { controlProps } from '../../renderers/fields/controlProps.ts';
export { lazyField } from '../../renderers/fields/lazyField.tsx';
export type { BoxPanel, BoxPanelProps } from '../../runtime/BoxPanel.ts';
export { type App, useApp } from '../../runtime/host/AppContext.ts';
export type { ActionApp, ListAction } from '../../runtime/ListAction.ts';
export type { Plugin } from '../../runtime/Plugin.ts';
export type {
  BelowProps,
  CellLook,
  CellLookStyle,
  ExtraCall,
  FieldLook,
  FieldMode,
  FieldProps,
  FileEvent,
  KeyPress,
  LabelTie,
  PageDialogProps,
  PageProps,
  Renderer,
} from '../../runtime/Renderer.ts';
export type { RowHook, RowHookContext } from '../../runtime/RowHook.ts';
export type { PageStore } from '../../runtime/store/page/PageStore.ts';
