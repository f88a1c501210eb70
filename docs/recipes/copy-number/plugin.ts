import type { Plugin } from 'jig/plugin/react';
import { copyNumber } from './copyNumber.ts';
import { copyNumberModel } from './model.ts';

/** A toolbar button that copies the numbers of the selected documents. */
export const copyNumberPlugin: Plugin = { ...copyNumberModel, listActions: [copyNumber] };
