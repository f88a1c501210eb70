import { lazyField } from '../../renderers/fields/lazyField.tsx';
import type { Plugin } from '../../runtime/Plugin.ts';
import { demoThingCell } from './cell.ts';
import { demoThing } from './fieldType.ts';

/** Everything this plugin adds. The form look is loaded when it is first needed. */
export const demoThingPlugin: Plugin = {
  name: 'demo-thing',
  fieldTypes: [demoThing],
  renderers: [lazyField('demoThing', async () => (await import('./DemoThing.tsx')).DemoThing), demoThingCell],
};
