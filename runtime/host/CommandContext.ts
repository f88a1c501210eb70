import { createContext, useContext, useEffect } from 'react';
import { type Command, CommandStore } from '../store/CommandStore.ts';
import type { ScanTarget } from '../store/scan/ScanTarget.ts';

/** The commands of this window; there is one keyboard. */
export const CommandContext = createContext(new CommandStore());

/** Offers commands while the component is on screen; give the same list as long as nothing of it changes. */
export function useCommands(commands: readonly Command[]): void {
  const store = useContext(CommandContext);
  useEffect(() => store.provide(commands), [store, commands]);
}

/** Takes scanned codes while the component is on screen; give the same target as long as it is the same. */
export function useScans(target: ScanTarget): void {
  const store = useContext(CommandContext);
  useEffect(() => store.provideScans(target), [store, target]);
}
