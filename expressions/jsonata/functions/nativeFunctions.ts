import type { NativeFunction } from './NativeFunction.ts';

/** The function library by name. */
export const nativeFunctions: ReadonlyMap<string, NativeFunction> = new Map();
