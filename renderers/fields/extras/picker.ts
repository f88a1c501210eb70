import type { Renderer } from '../../../runtime/Renderer.ts';

/** 高级选择: a dialog over the form that lists the source of the field; the chosen row becomes its value. */
export const picker: Renderer = {
  slot: 'extra',
  type: 'picker',
  run: async (call) => {
    const { pickIntoField } = await import('../../picker/pickIntoField.tsx');
    await pickIntoField(call);
  },
};
