import { createContext, useContext, useEffect } from 'react';
import type { ScanTarget } from '../store/scan/ScanTarget.ts';
import { type Command, CommandStore } from '../store/shell/CommandStore.ts';

/** Commands of this window. There is one store, because there is one keyboard. */
export const CommandContext = createContext(new CommandStore());

/** Registers commands while the component is mounted. Pass the same list until it changes. */
export function useCommands(commands: readonly Command[]): void {
  const store = useContext(CommandContext);
  useEffect(() => store.provide(commands), [store, commands]);
}

/** Receives scanned codes while the component is mounted. Pass the same object until the target changes. */
export function useScans(target: ScanTarget): void {
  const store = useContext(CommandContext);
  useEffect(() => store.provideScans(target), [store, target]);
}
