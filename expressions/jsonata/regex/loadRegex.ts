import type { RegexEngine } from './RegexEngine.ts';

let engine: RegexEngine | undefined;
let loading: Promise<void> | undefined;

/** The engine, or undefined until it is loaded. */
export function loadedRegex(): RegexEngine | undefined {
  return engine;
}

/** Loads the engine once; undefined when it is loaded already. */
export function loadRegex(): Promise<void> | undefined {
  if (engine !== undefined) return undefined;
  loading ??= import('./re2Engine.ts').then((module) => {
    engine = module.re2Engine;
  });
  return loading;
}
