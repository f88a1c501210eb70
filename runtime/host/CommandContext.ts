import { createContext, useContext, useEffect } from 'react';
import { type Command, CommandStore } from '../store/CommandStore.ts';

/** The commands of this window; there is one keyboard. */
export const CommandContext = createContext(new CommandStore());

/** Offers commands while the component is on screen; give the same list as long as nothing of it changes. */
export function useCommands(commands: readonly Command[]): void {
  const store = useContext(CommandContext);
  useEffect(() => store.provide(commands), [store, commands]);
}
